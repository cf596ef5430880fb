// Puts the page together: node build.js PROGRAM.wasm PAGE.html
import { buildSync } from "esbuild";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const [program, page] = process.argv.slice(2);
const read = name => readFileSync(new URL(name, import.meta.url), "utf8");
const report = name => read(`../../src/report/${name}`);
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
// each script that may run, as the page or a report holds it
const index = "\n" + report("index/decide.js") + report("index/index.js");
const sheet = "\n" + report("sheet/sheet.js").replace(/^[ \t]+/gm, "").replace(/^\/\/.*\n/gm, "");
const hash = script => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
parts.allowed = [parts["page.js"], parts["bridge.js"], index, sheet].map(hash).join(" ");
writeFileSync(page, read("page.html").replace(/\{\{([a-z.]+)\}\}/g, (_, name) => parts[name]));
