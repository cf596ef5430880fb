// Searches all pages of a language. The index comes with the first touch of the field, from a file beside the page.
"use strict";
const field = document.getElementById("query"), found = document.getElementById("found"), MOST = 20;
const plain = text => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/ł/g, "l");
let asked = false;
function ask() {
    if (asked) return;
    asked = true;
    const index = document.createElement("script");
    index.src = "index.js";
    index.onload = search;
    document.head.append(index);
}
// 0 is the best: the name itself, the beginning of one, the title, the text
function rank([, title, names, text], query) {
    const words = query.split(/\s+/), has = where => words.every(word => plain(where).includes(word));
    if (names.some(name => plain(name) === query)) return 0;
    if (names.some(name => plain(name).startsWith(query))) return 1;
    return has(title) ? 2 : has(`${title} ${text}`) ? 3 : 4;
}
// the words around the first of those asked for
function excerpt(text, query) {
    const word = query.split(/\s+/)[0], at = Math.max(0, plain(text).indexOf(word));
    const part = (from, to) => text.slice(Math.max(0, from), to), line = document.createElement("small"), mark = document.createElement("mark");
    mark.textContent = part(at, at + word.length);
    line.append("… ", part(at - 60, at), mark, part(at + word.length, at + 90), " …");
    return line;
}
function search() {
    const query = plain(field.value.trim());
    if (query.length < 2 || typeof INDEX === "undefined") { found.replaceChildren(); return; }
    const ranked = INDEX.map((entry, place) => ({ entry, place, rank: rank(entry, query) })).filter(it => it.rank < 4);
    ranked.sort((one, other) => one.rank - other.rank || one.place - other.place);
    const list = document.createElement("ul");
    for (const { entry: [address, title, , text], rank } of ranked.slice(0, MOST)) {
        const item = document.createElement("li"), link = document.createElement("a");
        link.href = address;
        link.textContent = title;
        item.append(link);
        if (rank === 3) item.append(excerpt(text, query));
        list.append(item);
    }
    found.replaceChildren(ranked.length ? list : field.dataset.none);
}
if (field) {
    field.form.hidden = false;
    field.addEventListener("focus", ask);
    field.addEventListener("input", () => { ask(); search(); });
    field.form.addEventListener("submit", event => { event.preventDefault(); found.querySelector("a")?.click(); });
}
