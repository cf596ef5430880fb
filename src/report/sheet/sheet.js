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
    const number = answers.reduce((sum, it) => sum + Number(it.dataset.adds), 0);
    const shown = asked.dataset.verdicts.charCodeAt(number) - asked.dataset.verdicts.charCodeAt(0);
    [...sheet.querySelectorAll(".verdict")].forEach((verdict, place) => { verdict.hidden = place !== shown; });
    sheet.querySelector(".save").hidden = answers.length === 0;
  });

  addEventListener("click", event => {
    if (!event.target.matches(".save")) return;
    const sheet = sheetOf(event.target);
    const { file, game, columns } = sheet.querySelector(".asked").dataset;
    const name = `"${file.replaceAll('"', '""')}"`;
    const rows = told(sheet).map(box => `${name},${game},${box.dataset.slip}`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([[columns, ...rows, ""].join("\r\n")], { type: "text/csv" }));
    link.download = "slips.csv";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
})();
