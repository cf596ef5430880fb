// The page: what is chosen goes to the program, and its reports are shown here.
import english from "./en.ftl";
import dutch from "./nl.ftl";
import polish from "./pl.ftl";

const messages = text => Object.fromEntries(text.split(/\n(?=\S)/).map(message => message.trim().split(/\s*=\s*/)));
const WORDS = { en: messages(english), nl: messages(dutch), pl: messages(polish) };
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
  worker.postMessage({ program: find("#program").textContent });
  return worker;
}

function say(key) {
  find(".told").textContent = key ? word(key) : "";
}
function isBusy(is) {
  find(".progress").hidden = !is;
  for (const part of document.querySelectorAll("form fieldset, .result button")) part.disabled = is;
}

// Asks the worker for something, and tells how far it is. Files that it needs go to it piece by piece, as a page stands still
// while they are copied.
const PIECE = 4e6;
async function asked(message, parts = []) {
  isBusy(true);
  const total = inputs.reduce((sum, { blob }) => sum + blob.size, 0);
  const bar = find("progress");
  const at = read => {
    if (read < total) bar.value = read / total;
    else bar.removeAttribute("value");
    find(".step").textContent = word(read < total ? "browser-reading" : "browser-writing");
  };
  at(message.files ? 0 : total);
  const own = started();
  let sent = 0;
  for (const part of parts) {
    own.postMessage({ part });
    sent += part[1].length;
    if (sent < PIECE) continue;
    sent = 0;
    await new Promise(done => setTimeout(done));
  }
  const done = await new Promise(resolve => {
    own.onmessage = ({ data }) => "read" in data ? at(data.read) : resolve(data);
    own.onerror = event => resolve({ said: event.message, reports: [] });
    own.postMessage(message);
  });
  isBusy(false);
  return done;
}

// Runs command lines over the inputs, with the reports and other files of before. Says whether there are reports now, which may
// have taken over what was decided; where somebody cancels, that is still there.
async function run(commands, before, isTaken) {
  let done = await asked({ commands, files: inputs }, before);
  if (done.isUnread) { // in WebKit a page on disk may read a file, and its worker may not
    const held = async input => ({ ...input, bytes: new Uint8Array(await input.blob.arrayBuffer()) });
    inputs = await Promise.all(inputs.map(held)).catch(() => inputs);
    done = await asked({ commands, files: inputs }, before);
  }
  find(".said").hidden = !done.said;
  find(".said pre").textContent = done.said;
  if (done.reports.length === 0) {
    say(done.isLarge ? "browser-large" : "browser-none");
    return false;
  }
  reports = new Map(done.reports);
  if (isTaken) [memory, isUnsaved] = [null, false];
  find(".result").hidden = false;
  show("index.html", views["index.html"] || "");
  return true;
}

const records = () => inputs.filter(({ isSlips, isKnown }) => !isSlips && !isKnown);
// decisions that were saved on earlier days
const known = () => inputs.filter(({ isKnown }) => isKnown).flatMap(({ name }) => ["--known", name]);

function check(...output) {
  const { laws, jurisdiction, lang } = Object.fromEntries(new FormData(form));
  const told = slips ? ENTERED : inputs.find(({ isSlips }) => isSlips)?.name;
  const names = new Set(records().map(({ name, folder }) => folder || name));
  const options = ["--laws", laws, "--jurisdiction", jurisdiction, "--lang", lang, "--color", "never"];
  return ["check", ...output, ...options, ...told ? ["--slips", told] : [], "--", ...names];
}

// What was decided, as a list and in copies of the records.
function apply() {
  const names = records().map(({ name }) => name);
  return ["apply", "reports", "--beside", "--lang", form.elements.lang.value, "--color", "never", "--", ...names];
}

const REPORTS = ["-o", "reports"];
const LINES = ["--format", "json-lines", "--nested", "--rows", "boards,review,revokes,findings"];

// The slips that were entered on sheets, as a file that nobody chose.
const ENTERED = ".entered/slips.csv";
function entered() {
  return slips ? [[ENTERED, new TextEncoder().encode(slips)]] : [];
}

let turn = 0;
function cancel() {
  turn += 1;
  worker?.terminate();
  worker = null;
  isBusy(false);
}

// How large a file is when it is unpacked, as far as it says so: the last number of a gzip, the lengths of the members of a zip
// archive, the first number of a Zstandard frame.
async function unpacked(blob) {
  const view = async (from, to) => new DataView(await blob.slice(from, to).arrayBuffer());
  const { size } = blob, least = 18;
  if (size < least) return size;
  const head = await view(0, least), magic = head.getUint32(0);
  if (magic >>> 8 === 0x1f8b08) return (await view(size - 4)).getUint32(0, true);
  if (magic === 0x28b52ffd) {
    const kind = head.getUint8(4), at = 5 + (kind & 32 ? 0 : 1) + [0, 1, 2, 4][kind & 3];
    return [() => size, () => head.getUint16(at, true) + 256, () => head.getUint32(at, true), () => Number(head.getBigUint64(at, true))][kind >> 6]();
  }
  if (magic !== 0x504b0304) return size;
  const tail = await view(Math.max(0, size - 66000));
  let end = tail.byteLength - 22;
  while (end > 0 && tail.getUint32(end) !== 0x504b0506) end -= 1;
  if (end < 0) return size;
  const members = await view(tail.getUint32(end + 16, true), tail.getUint32(end + 16, true) + tail.getUint32(end + 12, true));
  let sum = 0;
  for (let at = 0; at + 46 <= members.byteLength && members.getUint32(at) === 0x504b0102;) {
    sum += members.getUint32(at + 24, true);
    at += 46 + [28, 30, 32].reduce((sum, place) => sum + members.getUint16(at + place, true), 0);
  }
  return sum;
}

// What is chosen takes the place of all before, also of what is still being read.
async function audit(files) {
  if (!find(".progress").hidden) cancel();
  [slips, memory, views, isUnsaved, reports] = ["", null, {}, false, new Map()];
  say("");
  const own = turn += 1;
  inputs = named(files);
  find(".result").hidden = true;
  isBusy(true);
  let sum = 0;
  for (const { blob } of files) sum += Math.max(blob.size, await unpacked(blob).catch(() => 0));
  if (own !== turn) return; // others were chosen since then, or none
  isBusy(false);
  if (sum > 1e9) return say("browser-large", inputs = []);
  if (files.length > 0) again();
}

// Checks the same files again. What was decided and told before counts, and so does a file that was saved since then.
function again(isTaken, ...saved) {
  const before = [...reports].map(([own, bytes]) => ["reports/" + own, bytes]);
  const earlier = reports.size === 0 ? known() : []; // from now on the reports know it
  const copies = isTaken || reports.has("corrected/rescore.csv") ? [apply()] : [];
  return run([check(...REPORTS, ...earlier), ...copies], [...before, ...entered(), ...saved], isTaken);
}

// Files of one name, and those that are named as the reports will be, stand in folders of their own: `2/friday.pbn`.
function named(files) {
  const names = new Set();
  for (const file of files) {
    const own = [file.name, file.folder];
    for (let place = 2; names.has(file.name) || /^(reports(\/|$)|tmp$)/.test(file.name); place += 1)
      [file.name, file.folder] = own.map(path => path && `${place}/${path}`);
    names.add(file.name);
  }
  return files;
}

const chosen = (file, name = file.name) => ({
  name, blob: file, folder: name.includes("/") ? name.split("/")[0] : "", isSlips: /(^slips[^/]*|\/slips( \(\d+\))?)\.(csv|xlsx)$/i.test(name),
  isKnown: /(^|\/)(saved-decisions[^/]*\.csv|(review|decisions)( \(\d+\))?\.(csv|xlsx))$/i.test(name),
});

// The files of something that was dropped: of a handle, where the browser has them (its entries cannot be read from a page
// on disk), else of an entry.
const answered = (own, ask) => new Promise((done, failed) => own[ask](done, failed));
async function* below(dropped, before = "") {
  const name = before + dropped.name;
  if (dropped.kind === "file") yield chosen(await dropped.getFile(), name);
  else if (dropped.isFile) yield chosen(await answered(dropped, "file"), name);
  else for await (const one of dropped.values?.() || entries(dropped)) yield* below(one, name + "/");
}
async function* entries(folder) {
  const reader = folder.createReader();
  for (let some; (some = await answered(reader, "readEntries")).length > 0;) yield* some;
}

// A report in the frame, which can do nothing but tell the page what is asked for.
function show(name, place) {
  shown = name;
  const state = JSON.stringify({ memory, place, rescore: word("browser-rescore") }).replaceAll("<", "\\u003c");
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
  save(name, text);
  if (text.trim().split("\n").length === 1) return; // nothing was said
  if (name === "slips.csv") {
    const columns = text.slice(0, text.indexOf("\n") + 1);
    const told = slips || await inputs.find(({ isSlips }) => isSlips)?.blob.text() || columns;
    if (!told.startsWith(columns)) return say("browser-apart");
    slips = told.replace(/\r?\n?$/, "\r\n") + text.slice(columns.length);
    if (await again()) say("browser-slips");
    return;
  }
  if (await again(true, ["reports/" + name, new TextEncoder().encode(text)])) say("browser-decided");
}

addEventListener("message", ({ source, data }) => {
  if (source !== find("iframe").contentWindow || !data) return;
  if (typeof data.open === "string") open(data.open);
  if (typeof data.memory === "string") [memory, isUnsaved] = [data.memory, true];
  if (typeof data.view === "string") views[shown] = data.view.startsWith("#") ? data.view.slice(1) : "";
  if (typeof data.saved === "string" && typeof data.text === "string") take(data.saved, data.text);
  if (Array.isArray(data.dropped) && data.dropped.length === 0) say("browser-none");
  else if (Array.isArray(data.dropped)) audit(data.dropped.map(file => chosen(file)));
});
addEventListener("beforeunload", event => { if (isUnsaved) event.preventDefault(); });

form.elements.lang.value = Object.keys(WORDS).find(own => navigator.language.startsWith(own)) || "en";
form.elements.lang.addEventListener("change", translate);
form.addEventListener("submit", event => {
  event.preventDefault();
  const text = form.elements.text.value.trim();
  if (text) audit([chosen(new Blob([text]), text.includes("[") ? "pasted.pbn" : "pasted.lin")]);
  else if (inputs.length > 0) again(); // with other options
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
  const dropped = items.map(item => item.getAsFileSystemHandle?.() || item.webkitGetAsEntry());
  const files = [];
  try {
    for (const one of dropped) for await (const file of below(await one)) files.push(file);
  } catch {
    files.length = 0; // of a folder that cannot be read nothing is audited
  }
  if (files.length > 0) audit(files);
  else say("browser-none");
});
find(".cancel").addEventListener("click", cancel);
find(".index").addEventListener("click", () => show("index.html", views["index.html"] || ""));
find(".all").addEventListener("click", async () => {
  save("pbn-audit reports.zip", (await asked({ isArchived: true }, reports)).archive);
  isUnsaved = false;
});
find(".lines").addEventListener("click", async () => {
  const message = { commands: [check(...LINES, ...known())], files: inputs, isPrinted: true };
  const { printed, isLarge } = await asked(message, entered());
  if (isLarge) say("browser-large");
  else save("boards.jsonl", printed);
});
find(".sheet").addEventListener("click", () => save(shown.split("/").at(-1), reports.get(shown)));
find(".print").addEventListener("click", () => find("iframe").contentWindow.postMessage("print", "*"));
addEventListener("keydown", event => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== "p" || find(".result").hidden) return;
  event.preventDefault(); // the browser would print what is seen of the report
  find(".print").click();
});
find(".book").addEventListener("click", () => save("review.xlsx", reports.get("review.xlsx")));
translate();
