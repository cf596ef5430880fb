(() => {
  "use strict";
  const find = document.querySelector(".find");
  if (!find) return; // there are only causes
  const table = document.querySelector(".boards");
  const output = find.querySelector("output");
  const order = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const columns = ["priority", "board", "said", "state", "contract", "pairs", "decide", "from"];
  const groups = [...table.tBodies].map(body => ({ body, head: body.querySelector(".group") }));
  const rows = [];
  for (const group of groups) {
    for (const row of group.body.querySelectorAll("tr:not(.group)")) {
      rows.push({ row, group, text: [...row.cells].map(cell => cell.textContent).join("\n").toLowerCase() });
    }
  }
  const fields = [...find.elements].filter(field => field.name);
  let sorted = "";

  const cell = (row, name) => row.cells[columns.indexOf(name)].textContent || "\uffff";

  // A text to search for: a number in it is meant whole, so that 7 does not find 17.
  function sought(text) {
    const literal = text.replace(/[^\p{L}\p{N}\s]/gu, "\\$&").replace(/\s+/g, "\\s+");
    return new RegExp(literal.replace(/^(?=\d)/, "(?<!\\d)").replace(/\d$/, "$&(?!\\d)"));
  }

  function sort(by) {
    if (by === sorted) return;
    sorted = by;
    const all = by === "" ? rows : rows
      .map(entry => ({ ...entry, key: cell(entry.row, by) }))
      .sort((one, other) => order.compare(one.key, other.key));
    for (const { row, group } of all) (by === "" ? group : groups[0]).body.append(row);
  }

  function show() {
    const wanted = Object.fromEntries(fields.map(field => [field.name, field.value]));
    // a number is sought behind the word before it, as of board 7
    const words = (wanted.q.toLowerCase().match(/\p{L}+\s+\d+(?!\S)|\S+/gu) || []).map(sought);
    const left = new Set();
    let shown = 0;
    sort(wanted.sort);
    for (const { row, group, text } of rows) {
      const fits = (!wanted.reason || row.dataset.reason.split(" ").includes(wanted.reason)) &&
        (!wanted.state || row.dataset.state === wanted.state) &&
        (!wanted.decision || (row.dataset.decision || "open") === wanted.decision) &&
        words.every(word => word.test(text));
      row.hidden = !fits;
      if (fits) { shown += 1; left.add(group); }
    }
    table.classList.toggle("sorted", sorted !== "");
    for (const group of groups) {
      if (group.head) group.head.hidden = sorted !== "" || !left.has(group);
    }
    output.value = output.dataset.shown.replace("{shown}", shown).replace("{all}", rows.length);
  }

  function tell() {
    const view = new URLSearchParams();
    for (const field of fields) if (field.value) view.set(field.name, field.value);
    const address = view.toString();
    history.replaceState(null, "", address ? "#" + address : location.pathname + location.search);
  }

  function read() {
    const address = location.hash.slice(1);
    const view = new URLSearchParams(address.includes("=") ? address : "");
    for (const field of fields) {
      field.value = view.get(field.name) || "";
      if (field.selectedIndex === -1) field.selectedIndex = 0;
    }
    show();
  }

  find.addEventListener("input", () => { show(); tell(); });
  find.addEventListener("submit", event => event.preventDefault());
  find.addEventListener("reset", () => setTimeout(() => { show(); tell(); }));
  addEventListener("hashchange", read);
  find.hidden = false;
  read();
})();
