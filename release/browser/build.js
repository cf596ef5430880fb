// Puts the page together: node build.js PROGRAM.wasm PAGE.html
import { Directory, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";
import { buildSync } from "esbuild";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const [program, page] = process.argv.slice(2);
const read = name => readFileSync(new URL(name, import.meta.url), "utf8");
const built = name => buildSync({
  entryPoints: [new URL(name, import.meta.url).pathname], bundle: true, minify: true, write: false, format: "iife",
  charset: "utf8", loader: { ".ftl": "text" },
}).outputFiles[0].text;

// Seven bits in each character, as the worker reads them; a page may not hold some of the first 128, and has the next 128
// for them.
function packed(bytes) {
  let text = "", bits = 0, count = 0;
  const put = bits => { text += String.fromCharCode([0, 13, 60].includes(bits) ? bits + 128 : bits); };
  for (const byte of bytes) {
    bits = (bits << 8 | byte) & 0x3fff;
    for (count += 8; count >= 7; count -= 7) put(bits >> (count - 7) & 127);
  }
  put(bits << (7 - count) & 127);
  return text;
}

const parts = {
  "page.css": read("page.css"), "page.js": built("page.js"), "bridge.js": read("bridge.js"), "worker.js": built("worker.js"),
  program: packed(execFileSync("xz", ["-9e", "--stdout", program], { maxBuffer: Infinity })),
};
// each script and style that may be used, as the page or a report holds it
const held = reports().join("");
for (const [kind, own] of [["script", [parts["page.js"], parts["bridge.js"]]], ["style", ["\n" + parts["page.css"]]]]) {
  const inReports = [...held.matchAll(new RegExp(`<${kind}>([^]*?)</${kind}>`, "g"))].map(([, text]) => text);
  const hash = text => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  parts[kind] = [...new Set([...own, ...inReports])].map(hash).join(" ");
}

// What the program writes of a sample with sheets, causes and pages to print.
function reports() {
  const sample = new File(readFileSync(new URL("../../samples/club-evening.pbn", import.meta.url)));
  const root = new PreopenDirectory("/", new Map([["tmp", new Directory(new Map())], ["a.pbn", sample]]));
  const nothing = [0, 1, 2].map(() => new OpenFile(new File([])));
  const system = new WASI(["pbn-audit", "check", "-q", "-o", "reports", "a.pbn"], [], [...nothing, root], { debug: false });
  const module = new WebAssembly.Module(readFileSync(program));
  system.start(new WebAssembly.Instance(module, { wasi_snapshot_preview1: system.wasiImport }));
  return [...below(root.dir.contents.get("reports"))].map(({ data }) => Buffer.from(data).toString());
}
function* below(folder) {
  for (const [name, found] of folder.contents) {
    if (found instanceof Directory) yield* below(found);
    else if (name.endsWith(".html")) yield found;
  }
}
writeFileSync(page, read("page.html").replace(/\{\{([a-z.]+)\}\}/g, (_, name) => parts[name]));
