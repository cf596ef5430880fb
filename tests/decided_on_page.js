const row = board => [...document.querySelectorAll('.boards tr[id]')].find(row => row.querySelector('bdi').textContent === 'Board ' + board);
const tells = (field, value, event) => { field.value = value; field.dispatchEvent(new Event(event, { bubbles: true })); };
const list = board => { const list = row(board).querySelector('select'); list.dispatchEvent(new Event('focus')); return list; };
const choose = (board, decision) => tells(list(board), decision, 'change');
const note = (board, text) => tells(row(board).querySelector('input'), text, 'input');
const detail = async (board, kind, fields) => {
    const own = list(board);
    own.selectedIndex = [...own.options].findIndex(option => option.dataset.kind === kind);
    own.dispatchEvent(new Event('change'));
    const form = document.querySelector('.detail form');
    for (const [name, value, place = 0] of fields)
        tells([...form.querySelectorAll(`[name="${name}"]:enabled`)][place], value, 'input');
    if (!form.checkValidity()) { form.querySelector('button[value=""]').click(); return false; }
    const closed = new Promise(done => form.parentElement.addEventListener('close', done));
    form.querySelector('button[value=take]').click();
    await closed;
    return true;
};
