(() => {
  "use strict";
  const boxes = sheet => [...sheet.querySelectorAll(".asked input")];
  const sheetOf = element => element.closest("article") || document.body;

  // the boxes that count: of a matter one that it is not so, or all that it is so
  function told(sheet) {
    const all = boxes(sheet);
    const matters = new Set(all.map(box => box.dataset.matter));
    return [...matters].map(matter => {
      const own = all.filter(box => box.dataset.matter === matter);
      const so = own.filter(box => box.name === "so");
      return own.find(box => box.name === "not-so" && box.checked) || (so.every(box => box.checked) && so[0]);
    }).filter(box => box);
  }

  addEventListener("change", event => {
    const box = event.target;
    if (!box.matches(".asked input")) return;
    const sheet = sheetOf(box);
    for (const other of box.closest("tr").querySelectorAll("input")) if (other !== box) other.checked = false;
    const answers = told(sheet);
    const asked = sheet.querySelector(".asked");
    const letters = asked.dataset.verdicts;
    const verdicts = [...sheet.querySelectorAll(".verdict")];
    const number = answers.reduce((sum, it) => sum + Number(it.dataset.adds), 0);
    // a box without a number is worked out alone; the last verdict says when it will be together with others
    const shown = !Number.isNaN(number) ? letters.charCodeAt(number) - letters.charCodeAt(0) :
      answers.length === 1 ? Number(answers[0].dataset.alone) : verdicts.length - 1;
    verdicts.forEach((verdict, place) => { verdict.hidden = place !== shown; });
    sheet.querySelector(".ticked").hidden = shown === 0;
    sheet.classList.toggle("answered", shown !== 0);
    sheet.querySelector(".save").hidden = answers.length === 0;
  });

  addEventListener("click", event => {
    if (!event.target.matches(".save")) return;
    const sheet = sheetOf(event.target);
    const { file, game, columns, slips } = sheet.querySelector(".asked").dataset;
    const name = `"${file.replaceAll('"', '""')}"`;
    const slipsOf = [...(slips ? slips.split("\n") : []), ...told(sheet).map(box => box.dataset.slip)];
    const rows = slipsOf.map(slip => `${name},${game},${slip}`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([[columns, ...rows, ""].join("\r\n")], { type: "text/csv" }));
    link.download = "slips.csv";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
})();

// the play, card by card
addEventListener("DOMContentLoaded", () => {
  "use strict";
  const step = document.querySelector(".step");
  if (!step || !document.querySelector(".play .face")) return;
  const seats = ["n", "e", "s", "w"];
  const suits = [...document.querySelectorAll(".diagram > div > .suit")];
  const plain = element => element.textContent.replace("\ufe0e", "");
  const cards = [];
  let at = 0;

  // finds the cards in the order of play, and each in its hand
  function read() {
    const parts = new Map();
    for (const suit of suits) {
      const [sign, ...pieces] = suit.childNodes;
      for (const piece of pieces) {
        for (const rank of piece.textContent.match(/10|./g)) {
          const part = document.createElement(piece.localName || "span");
          part.className = piece.className || "";
          part.textContent = rank;
          suit.insertBefore(part, piece);
          parts.set(suit.parentNode.className + plain(sign) + rank, part);
        }
        piece.remove();
      }
    }
    let leader = 0;
    for (const row of document.querySelectorAll(".play tbody tr")) {
      const cells = [...row.querySelectorAll(".card")];
      const place = mark => cells.findIndex(cell => cell.matches(mark));
      if (place(".led") >= 0) leader = place(".led");
      for (const turn of cells.keys()) {
        const seat = (leader + turn) % 4, cell = cells[seat];
        const face = cell.querySelector(".face");
        if (!face) continue;
        const name = seats[seat] + plain(face);
        cards.push({ row, seat, cell, face, part: parts.get(name) });
        // one that is written twice leaves the hand once
        parts.delete(name);
      }
      if (place(".won") >= 0) leader = place(".won");
    }
    at = Math.max(0, cards.findIndex(card => card.cell.matches(".revoke")));
  }

  // shows what there is to see after so many cards
  function show(count) {
    const now = cards[count - 1];
    document.querySelector(".felt").classList.toggle("open", Boolean(now));
    cards.forEach(({ part, cell }, place) => {
      if (part) part.classList.toggle("gone", place < count);
      cell.classList.toggle("now", place === count - 1);
    });
    for (const suit of suits) suit.classList.toggle("out", [...suit.children].every(part => part.matches(".sign, .gone")));
    seats.forEach((letter, seat) => {
      const place = document.querySelector(".felt .f" + letter);
      const card = now && cards.slice(0, count).find(card => card.row === now.row && card.seat === seat);
      place.dataset.seat = place.dataset.seat || place.textContent;
      place.textContent = card ? "" : place.dataset.seat;
      if (card) place.append(card.face.cloneNode(true));
      place.className = "f" + letter + " " + (card ? card.cell.className.replace("now", "") : "");
    });
    const words = now && { seat: step.dataset.seats.split(",")[now.seat], card: plain(now.face), trick: now.row.cells[0].textContent };
    const note = now && now.cell.matches(".revoke, .proof") ? ": " + now.row.querySelector(".note").textContent : "";
    step.querySelector("output").textContent = now
      ? step.dataset.says.replace(/{(\w+)}/g, (_, name) => words[name]) + note
      : step.querySelector("button").title;
  }

  function go(by) {
    at = Math.max(0, Math.min(cards.length, at + by));
    show(at);
  }

  // it opens just before the first revoke, and leaves the hands as dealt when it is closed
  step.addEventListener("toggle", () => {
    if (cards.length === 0) read();
    show(step.open ? at : 0);
  });
  step.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (button) go(Number(button.value));
  });
  addEventListener("keydown", event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const is_text = target.isContentEditable || target.matches("input, select, textarea");
    if (!by || !step.open || altKey || ctrlKey || metaKey || shiftKey || is_text) return;
    event.preventDefault();
    go(by);
  });
  // paper has the hands as dealt
  addEventListener("beforeprint", () => { if (step.open) show(0); });
  addEventListener("afterprint", () => { if (step.open) show(at); });
  step.querySelector("a").href = "https://www.bridgebase.com/tools/handviewer.html?lin=" + encodeURIComponent(step.dataset.cards);
  step.hidden = false;
});
