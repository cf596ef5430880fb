s105-auction = to rozdanie zaczyna się od licytacji: pusty wiersz przed nią zakończył rozdanie, do którego ona należy
s105-play = to rozdanie zaczyna się od rozgrywki: pusty wiersz przed nią zakończył rozdanie, do którego ona należy
s105-label = przed tym miejscem jest pusty wiersz
