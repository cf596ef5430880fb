s111 = { $what }: dopiero od { $since }, a plik podaje { $stated }
s111-lasting = wartość dla wszystkich dalszych rozdań (##)
s111-plus = znak tego, co ma nastąpić (+)
