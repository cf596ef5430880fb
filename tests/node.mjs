// Runs the program in a page under Node: node tests/node.mjs pbn-audit.html FOLDER ARGUMENT...
// It sees the files below FOLDER, and what it writes into `reports` there is written.
import { randomFillSync } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

const [page, folder, ...args] = process.argv.slice(2);
const html = readFileSync(page, "utf8");
const part = id => html.split(`<script type="text/plain" id="${id}">`)[1].split("</script>")[0];
const { System, MemoryFile, unpacked } = new Function("onmessage", `${part("worker")}; return { System, MemoryFile, unpacked };`)();
const system = new System();
system.put("tmp/made", new MemoryFile());
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (statSync(path).isFile()) system.put(name, new MemoryFile(new Uint8Array(readFileSync(path))));
}
const program = new WebAssembly.Module(gunzipSync(unpacked(part("program").slice(0, -1))));
const said = (text, stream) => (stream === 1 ? process.stdout : process.stderr).write(text);
process.exitCode = system.run(program, args, said, randomFillSync);
for (const [name, bytes] of system.below(system.root.get("reports") || new Map())) {
  const path = join(folder, "reports", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
