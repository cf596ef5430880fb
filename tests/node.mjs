// Runs the program in a page under Node: node tests/node.mjs pbn-audit.html FOLDER ARGUMENT...
// It sees the files below FOLDER, and what it writes into `reports` there is written.
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [page, folder, ...args] = process.argv.slice(2);
const html = readFileSync(page, "utf8");
const part = id => html.split(`<script type="text/plain" id="${id}">`)[1].split("</script>")[0];
const files = readdirSync(folder, { recursive: true }).filter(name => statSync(join(folder, name)).isFile());
const reports = files.map(name => [name, readFileSync(join(folder, name))]);
const worker = {};
new Function("self", part("worker"))(worker);
worker.onmessage({ data: { program: part("program") } });
const done = await new Promise(resolve => {
  worker.postMessage = resolve;
  for (const part of reports) worker.onmessage({ data: { part } });
  worker.onmessage({ data: { commands: [args], files: [] } });
});
process.stderr.write(done.said);
for (const [name, bytes] of done.reports) {
  const path = join(folder, "reports", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
