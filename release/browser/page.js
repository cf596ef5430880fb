"use strict";
const WORDS = {
  en: {
    lead: "Drop bridge records here: nothing is uploaded. They are audited in this browser, and nothing is kept unless you save it.",
    files: "Files", folder: "A folder", paste: "Or paste a record, or a link to a hand",
    formats: "PBN, LIN, saved web pages with hands, USEBIO; also in .zip, .gz and .zst. A slips.csv beside them is taken as what the director knows.",
    laws: "Laws", auto: "by date", jurisdiction: "Dates of", lang: "Language", audit: "Audit",
    reading: "Reading", writing: "Writing the reports", cancel: "Cancel", index: "Overview", all: "Save everything (.zip)",
    book: "Save the workbook", said: "What the program said", decided: "Your decisions are taken over; corrected copies are in 'corrected' of the .zip.",
    slips: "What you said is taken into account: the boards are ruled again.", large: "More than 1 GB: audit these files with the program instead.",
    none: "There is no report: nothing could be read.",
  },
  nl: {
    lead: "Sleep hier bridgeverslagen naartoe: er wordt niets geüpload. Ze worden in deze browser nagekeken, en er wordt niets bewaard tenzij u het opslaat.",
    files: "Bestanden", folder: "Een map", paste: "Of plak een verslag, of een link naar een spel",
    formats: "PBN, LIN, opgeslagen webpagina's met spellen, USEBIO; ook in .zip, .gz en .zst. Een slips.csv ernaast geldt als wat de wedstrijdleider weet.",
    laws: "Spelregels", auto: "naar datum", jurisdiction: "Data van", lang: "Taal", audit: "Nakijken",
    reading: "Lezen", writing: "De rapporten worden geschreven", cancel: "Annuleren", index: "Overzicht", all: "Alles opslaan (.zip)",
    book: "De werkmap opslaan", said: "Wat het programma meldde", decided: "Uw beslissingen zijn overgenomen; verbeterde kopieën staan in 'corrected' van de .zip.",
    slips: "Wat u zei is meegenomen: de spellen zijn opnieuw beoordeeld.", large: "Meer dan 1 GB: kijk deze bestanden met het programma na.",
    none: "Er is geen rapport: er kon niets gelezen worden.",
  },
  pl: {
    lead: "Upuść tutaj zapisy brydżowe: nic nie jest wysyłane. Są sprawdzane w tej przeglądarce i nic nie zostaje, chyba że to zapiszesz.",
    files: "Pliki", folder: "Folder", paste: "Albo wklej zapis lub link do rozdania",
    formats: "PBN, LIN, zapisane strony z rozdaniami, USEBIO; także w .zip, .gz i .zst. Plik slips.csv obok nich to ustalenia sędziego.",
    laws: "Prawa", auto: "według daty", jurisdiction: "Daty według", lang: "Język", audit: "Sprawdź",
    reading: "Czytanie", writing: "Zapisywanie raportów", cancel: "Anuluj", index: "Przegląd", all: "Zapisz wszystko (.zip)",
    book: "Zapisz skoroszyt", said: "Komunikaty programu", decided: "Twoje decyzje zostały przejęte; poprawione kopie są w folderze 'corrected' pliku .zip.",
    slips: "Twoje ustalenia zostały uwzględnione: rozdania rozstrzygnięto ponownie.", large: "Ponad 1 GB: sprawdź te pliki programem.",
    none: "Nie ma raportu: niczego nie udało się odczytać.",
  },
};
const find = selector => document.querySelector(selector);
const form = find("form");
const word = key => WORDS[form.elements.lang.value][key];

function translate() {
  document.documentElement.lang = form.elements.lang.value;
  for (const part of document.querySelectorAll("[data-word]")) part.textContent = word(part.dataset.word);
}

// what is audited, what came of it, and where the reader is
let inputs = [], slips = "", reports = new Map(), memory = null, views = {}, shown = "", worker = null, isUnsaved = false;

function started() {
  if (worker) return worker;
  const source = URL.createObjectURL(new Blob([find("#worker").textContent], { type: "text/javascript" }));
  worker = new Worker(source);
  worker.postMessage({ program: find("#program").textContent.slice(0, -1) });
  return worker;
}

function say(key) {
  find(".told").textContent = key ? word(key) : "";
}
function isBusy(is) {
  find(".progress").hidden = !is;
  for (const part of document.querySelectorAll("form fieldset, .result button")) part.disabled = is;
}

// Runs command lines over the inputs, with the reports and other files of before.
async function run(commands, before) {
  isBusy(true);
  const total = inputs.reduce((sum, { blob }) => sum + blob.size, 0);
  const bar = find("progress");
  const at = read => {
    const isRead = read >= total;
    if (isRead) bar.removeAttribute("value");
    else bar.value = read / total;
    find(".step").textContent = word(isRead ? "writing" : "reading");
  };
  at(0);
  const own = started();
  const done = await new Promise(resolve => {
    own.onmessage = ({ data }) => data.reports ? resolve(data) : at(data.read);
    own.onerror = event => resolve({ said: event.message, reports: [] });
    own.postMessage({ commands, reports: before, files: inputs });
  });
  isBusy(false);
  find(".said").hidden = !done.said;
  find(".said pre").textContent = done.said;
  if (done.reports.length === 0) return say("none");
  reports = new Map(done.reports);
  find(".result").hidden = false;
  show("index.html", views["index.html"] || "");
}

function check() {
  const { laws, jurisdiction, lang } = Object.fromEntries(new FormData(form));
  const known = slips ? "tmp/slips.csv" : inputs.find(({ isSlips }) => isSlips)?.name;
  const names = new Set(inputs.filter(({ isSlips }) => !isSlips).map(({ name, isBelow }) => isBelow ? name.split("/")[0] : name));
  const options = ["-o", "reports", "--laws", laws, "--jurisdiction", jurisdiction, "--lang", lang, "--color", "never"];
  return ["check", ...options, ...known ? ["--slips", known] : [], "--", ...names];
}

function audit(files) {
  [slips, memory, views, isUnsaved] = ["", null, {}, false];
  say("");
  inputs = files;
  find(".result").hidden = true;
  if (files.reduce((sum, { blob }) => sum + blob.size, 0) > 1e9) return say("large");
  if (files.length > 0) run([check()], []);
}

const chosen = (file, name = file.name) => ({
  name, blob: file, isBelow: name.includes("/"), isSlips: /^slips[^/]*\.(csv|xlsx)$/i.test(name),
});

// The files of something that was dropped: a folder too, where the browser lets a page look into it.
async function* below(dropped, before = "") {
  if (dropped.kind === "directory") {
    for await (const one of dropped.values()) yield* below(one, before + dropped.name + "/");
  } else {
    yield chosen(await dropped.getFile(), before + dropped.name);
  }
}

// A report in the frame, which can do nothing but tell the page what is asked for.
function show(name, place) {
  shown = name;
  const state = JSON.stringify({ memory, place }).replaceAll("<", "\\u003c");
  const head = `<head><script type="application/json" id="shown">${state}<\/script><script>${find("#bridge").textContent}<\/script>`;
  find("iframe").srcdoc = new TextDecoder().decode(reports.get(name)).replace("<head>", () => head);
}

function save(name, ...pieces) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(pieces));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function open(address) {
  const [path, place] = address.split("#");
  const name = path ? new URL(path, "file:///" + shown).pathname.slice(1) : shown;
  const report = decodeURIComponent(name);
  if (!reports.has(report)) return;
  if (report.endsWith(".html")) show(report, place || (path ? views[report] : "") || "");
  else save(report.split("/").at(-1), reports.get(report));
}

// What somebody saved from a report is in force at once.
async function take(name, text) {
  const before = [...reports].map(([own, bytes]) => ["reports/" + own, bytes]);
  const bytes = new TextEncoder().encode(text);
  if (name === "slips.csv") {
    const columns = text.slice(0, text.indexOf("\n") + 1);
    const told = slips || await inputs.find(({ isSlips }) => isSlips)?.blob.text() || columns;
    if (!told.startsWith(columns)) return; // a file with other columns stays as it is, and what was saved beside it
    slips = told.replace(/\r?\n?$/, "\r\n") + text.slice(columns.length);
    await run([check()], [["tmp/slips.csv", new TextEncoder().encode(slips)]]);
    return say("slips");
  }
  const names = inputs.filter(({ isSlips }) => !isSlips).map(({ name }) => name);
  const told = slips ? [["tmp/slips.csv", new TextEncoder().encode(slips)]] : [];
  const apply = ["apply", "reports", "--beside", "--lang", form.elements.lang.value, "--color", "never", "--", ...names];
  [memory, isUnsaved] = [null, false];
  await run([check(), apply], [...before, ...told, ["reports/" + name, bytes]]);
  say("decided");
}

addEventListener("message", ({ source, data }) => {
  if (source !== find("iframe").contentWindow || !data) return;
  if (typeof data.open === "string") open(data.open);
  if (typeof data.memory === "string") [memory, isUnsaved] = [data.memory, true];
  if (typeof data.view === "string") views[shown] = data.view.startsWith("#") ? data.view.slice(1) : "";
  if (typeof data.saved === "string" && typeof data.text === "string") take(data.saved, data.text);
});
addEventListener("beforeunload", event => { if (isUnsaved) event.preventDefault(); });

// A zip archive of files, each deflated.
async function zip(files) {
  const table = Uint32Array.from({ length: 256 }, (_, number) => {
    for (let bit = 0; bit < 8; bit += 1) number = number & 1 ? 0xedb88320 ^ (number >>> 1) : number >>> 1;
    return number;
  });
  const numbers = (...fields) => {
    const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
    let at = 0;
    for (const [size, value] of fields) {
      if (size === 2) view.setUint16(at, value, true); else view.setUint32(at, value, true);
      at += size;
    }
    return view.buffer;
  };
  const [members, directory] = [[], []];
  let place = 0, size = 0;
  for (const [path, bytes] of files) {
    const name = new TextEncoder().encode(path);
    let sum = 0xffffffff;
    for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ (sum >>> 8);
    const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const packed = await new Response(deflated).blob();
    const about = [[2, 20], [2, 0x800], [2, 8], [2, 0], [2, 0x21], [4, ~sum >>> 0], [4, packed.size], [4, bytes.length], [2, name.length], [2, 0]];
    members.push(numbers([4, 0x04034b50], ...about), name, packed);
    directory.push(numbers([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, place]), name);
    place += 30 + name.length + packed.size;
    size += 46 + name.length;
  }
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.size], [2, files.size], [4, size], [4, place], [2, 0]);
  return [...members, ...directory, end];
}

form.elements.lang.value = Object.keys(WORDS).find(own => navigator.language.startsWith(own)) || "en";
form.elements.lang.addEventListener("change", translate);
form.addEventListener("submit", event => {
  event.preventDefault();
  const text = form.elements.text.value.trim();
  const own = text ? [chosen(new Blob([text]), text.includes("[") ? "pasted.pbn" : "pasted.lin")] : inputs;
  audit(own);
});
for (const field of [form.elements.files, form.elements.folder]) {
  field.addEventListener("change", () => {
    const files = [...field.files].map(file => chosen(file, file.webkitRelativePath || file.name));
    field.value = "";
    audit(files);
  });
}
addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", async event => {
  event.preventDefault();
  const items = [...event.dataTransfer.items].filter(item => item.kind === "file");
  const dropped = items.map(item => [item.getAsFile(), item.getAsFileSystemHandle?.()]);
  const files = [];
  for (const [file, handle] of dropped) {
    if (!handle) files.push(chosen(file));
    else for await (const one of below(await handle)) files.push(one);
  }
  if (files.length > 0) audit(files);
});
find(".cancel").addEventListener("click", () => {
  worker.terminate();
  worker = null;
  isBusy(false);
});
find(".index").addEventListener("click", () => show("index.html", views["index.html"] || ""));
find(".all").addEventListener("click", async ({ target }) => {
  target.disabled = true;
  save("pbn-audit reports.zip", ...await zip(reports));
  target.disabled = isUnsaved = false;
});
find(".book").addEventListener("click", () => save("review.xlsx", reports.get("review.xlsx")));
translate();
