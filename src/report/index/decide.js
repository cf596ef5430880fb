(() => {
  "use strict";
  const bar = document.querySelector(".save");
  const output = bar.querySelector("output");
  const dialog = document.querySelector(".detail");
  const form = dialog.querySelector("form");
  const choices = document.querySelector(".choices").content;

  // what the browser keeps of every board: what stood there, what it rests on, and what was written in its place
  const MEMORY = "pbn-audit decisions";
  const remembered = () => {
    try { return JSON.parse(localStorage.getItem(MEMORY)) || {}; } catch { return {}; }
  };
  const known = remembered();
  // boards and causes
  const rows = [...document.querySelectorAll("tr[data-rests-on]")].map(row => {
    const cell = row.querySelector(".decide");
    const was = [cell.dataset.decision || "", cell.dataset.note || ""];
    const [before, on, edited] = known[row.id] || [];
    const same = on === row.dataset.restsOn && String(before) === String(was);
    return { row, cell, was, now: same ? edited : [...was], select: null, isCause: Boolean(row.closest(".kind")) };
  });
  const isEdited = ({ was, now }) => String(was) !== String(now);
  let unsaved = false;

  const isOpen = ([decision]) => ["", "later"].includes(decision.split(";")[0].trim()) || decision.endsWith("?");

  const said = new Map([...choices.querySelectorAll("option")].map(option => [option.value, option.text]));

  // shows a decision in its list, which has all others only once somebody goes there
  function show({ select, now: [decision] }) {
    select.replaceChildren(new Option(said.get(decision) || decision, decision));
  }

  const options = isCause => [...choices.querySelectorAll(isCause ? "option:not([data-board])" : "option")]
    .map(option => option.cloneNode(true));

  // whether one result is proposed, which can be applied
  function isProposed({ dataset }) {
    const [, , least, most] = JSON.parse(dataset.restsOn)[1];
    return least !== null && least === most;
  }

  function fill({ row, select, isCause, now: [decision] }) {
    if (select.length > 1) return;
    const others = options(isCause).filter(option => option.dataset.kind || option.value !== decision);
    select.append(...others.filter(option => option.value !== "apply" || isProposed(row)));
  }

  function tell() {
    for (const { row, now } of rows) row.dataset.decision = isOpen(now) ? "open" : "decided";
    const count = (text, all) => all.length === 0 ? "" :
      text.replace("{decided}", all.filter(({ now }) => !isOpen(now)).length).replace("{all}", all.length);
    const { boards, causes, unsaved: reminder } = output.dataset;
    const said = [count(boards, rows.filter(it => !it.isCause)), count(causes, rows.filter(it => it.isCause))];
    output.value = [...said, unsaved ? reminder : ""].filter(it => it).join(" ");
  }

  function keep() {
    const all = remembered();
    for (const entry of rows) {
      const { row, was, now } = entry;
      if (isEdited(entry)) all[row.id] = [was, row.dataset.restsOn, now];
      else delete all[row.id];
    }
    try { localStorage.setItem(MEMORY, JSON.stringify(all)); } catch { /* only this page has them */ }
    unsaved = true;
    tell();
  }

  const field = name => form.elements[name];
  const shown = kind => [...form.querySelectorAll("[data-kind]")].forEach(part => {
    part.hidden = part.dataset.kind !== kind;
    for (const input of part.querySelectorAll("input, select")) input.disabled = part.hidden;
  });
  // the fields of a name that can be filled in
  const fields = name => [...form.querySelectorAll(`[name="${name}"]:enabled`)];

  const pieces = decision => decision.replace(/\?$/, "").split(";").map(piece => piece.trim()).filter(piece => piece);
  const PENALTY = /^penalty (NS|EW) ([\d.]+) ?(%|IMP|VP)$/;
  // how each kind of decision is written
  const WRITTEN = {
    tricks: [/^tricks=(\d+)$/, "tricks"],
    score: [/^score=\+?(-?\d+)$/, "score"],
    assigned: [/^assigned NS=\+?(-?\d+) EW=\+?(-?\d+)$/, "NS", "EW"],
    averages: [/^(ave[+-]?) NS (ave[+-]?) EW$/, "NS", "EW"],
  };

  // shows what was decided in the fields that say it
  function recall(kind, decision) {
    const write = (names, values) => names.forEach((name, place) => { fields(name)[0].value = values[place]; });
    for (const piece of pieces(decision)) {
      const penalty = PENALTY.exec(piece);
      if (penalty) write(["side", "amount", "unit"], penalty.slice(1));
      const [form, ...names] = WRITTEN[kind] || [/$^/];
      const said = form.exec(piece);
      if (said) write(names, said.slice(1));
      if (kind === "weighted" && piece.startsWith("weighted "))
        [...piece.matchAll(/([\d.]+)% (\S+)/g)].slice(0, fields("share").length).forEach(([, share, result], place) =>
          [fields("share")[place].value, fields("result")[place].value] = [share, result]);
    }
  }

  function judgement(kind, before) {
    const value = name => fields(name)[0].value;
    switch (kind) {
      case "tricks": return `tricks=${value("tricks")}`;
      case "score": return `score=${value("score")}`;
      case "assigned": return `assigned NS=${value("NS")} EW=${value("EW")}`;
      case "averages": return `${value("NS")} NS ${value("EW")} EW`;
      case "weighted": return "weighted" + parts().map(([share, result]) => ` ${share}% ${result}`).join("");
      default: // a penalty, beside what was decided: who adds one confirms that
        return pieces(before).filter(piece => !piece.startsWith("penalty ") && piece !== "later").join("; ");
    }
  }

  const parts = () => fields("share").map((share, place) => [share.value, fields("result")[place].value.trim()])
    .filter(([share, result]) => share || result);

  // says what is wrong with shares, as a browser cannot know it
  function check() {
    const own = dialog.dataset.kind === "weighted" ? parts() : [];
    const sum = own.reduce((sum, [share]) => sum + Number(share), 0);
    const fits = own.length === 0 || Math.abs(sum - 100) < 1e-6 && own.every(([share, result]) => share && result);
    fields("share")[0]?.setCustomValidity(fits ? "" : output.dataset.shares);
  }

  function ask(entry, kind) {
    form.reset();
    form.querySelector("h2").textContent = nameOf(entry.row) + ": " + entry.select.selectedOptions[0].text.replace(" …", "");
    shown(kind);
    field("amount").required = field("side").required = kind === "penalty";
    dialog.dataset.kind = kind;
    dialog.returnValue = "";
    recall(kind, entry.now[0]);
    check();
    dialog.onclose = () => {
      if (dialog.returnValue) {
        const own = judgement(kind, entry.now[0]);
        const [side, amount, unit] = ["side", "amount", "unit"].map(name => field(name).value);
        const penalty = side && amount ? `penalty ${side} ${amount}${unit === "%" ? "" : " "}${unit}` : "";
        entry.now[0] = [own, penalty].filter(part => part).join("; ");
        keep();
      }
      show(entry);
      fill(entry);
      entry.select.focus();
    };
    dialog.showModal();
  }

  const [lists, notes] = choices.querySelectorAll("select, input");
  const nameOf = row => row.querySelector(".board").textContent.trim().replaceAll(/\s+/g, " ");
  const about = (field, name) => field.setAttribute("aria-label", `${field.getAttribute("aria-label")}, ${name}`);

  function mount(entry) {
    const [select, note] = [lists.cloneNode(false), notes.cloneNode(false)];
    entry.cell.replaceChildren(select, note);
    entry.select = select;
    for (const field of [select, note]) about(field, nameOf(entry.row));
    note.value = entry.now[1];
    show(entry);
    for (const event of ["focus", "pointerdown"]) select.addEventListener(event, () => fill(entry));
    // a key that walks through a closed list changes it at once: what has a dialog is then asked by Enter, or behind it
    let walks = false;
    const kind = () => select.selectedOptions[0].dataset.kind;
    select.addEventListener("keydown", event => {
      walks = true;
      setTimeout(() => { walks = false; });
      if (event.key !== "Enter" || !kind()) return;
      event.preventDefault();
      ask(entry, kind());
    });
    // who leaves the list on such a choice is asked, too
    select.addEventListener("blur", () => { if (kind() && !dialog.open) setTimeout(() => kind() && !dialog.open && ask(entry, kind())); });
    select.addEventListener("change", () => {
      if (kind()) return walks || ask(entry, kind());
      entry.now[0] = select.value;
      keep();
    });
    note.addEventListener("input", () => {
      entry.now[1] = note.value;
      keep();
    });
  }

  // a page of many boards is there at once, and its lists come piece by piece
  const PIECE = 100;
  function mountFrom(place) {
    rows.slice(place, place + PIECE).forEach(mount);
    if (place + PIECE < rows.length) setTimeout(() => mountFrom(place + PIECE));
  }

  mountFrom(0);

  // one decision on all causes of a kind
  for (const place of document.querySelectorAll(".all")) {
    const select = lists.cloneNode(false);
    select.append(...options(true));
    about(select, place.closest(".kind").querySelector("summary b").textContent);
    place.append(" ", select);
    place.hidden = false;
    select.addEventListener("change", () => {
      for (const entry of rows.filter(it => place.closest(".kind").contains(it.row))) {
        entry.now[0] = select.value;
        show(entry);
      }
      keep();
    });
  }
  form.addEventListener("input", check);

  const quoted = cell => {
    const text = cell === null || cell === undefined ? "" : String(cell).replaceAll(/[\r\n]+/g, " ");
    return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };

  bar.querySelector("button").addEventListener("click", () => {
    const said = rows.filter(({ was, now }) => [...was, ...now].some(text => text));
    const lines = said.map(({ row, now }) => [
      bar.dataset.run, row.id, ...JSON.parse(row.dataset.place), ...JSON.parse(row.dataset.restsOn).flat(), ...now,
    ].map(quoted).join(","));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["\ufeff" + [bar.dataset.columns, ...lines, ""].join("\r\n")], { type: "text/csv" }));
    link.download = bar.dataset.saved;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    unsaved = false;
    tell();
  });
  addEventListener("beforeunload", event => { if (unsaved) event.preventDefault(); });
  document.body.classList.add("deciding");
  bar.hidden = false;
  unsaved = rows.some(isEdited);
  tell();
})();
