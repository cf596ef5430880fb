// Runs the program aside, so that the page stays alive: as WASI, with files in memory and nothing else of a computer. It is
// given the program once, then files and command lines, or files that become one archive.
import { Directory, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";
import { zipSync } from "fflate";
import { XzReadableStream } from "xz-decompress";

// A browser may end a page that takes more memory than this, in bytes: what the program and its files take is seen to when a
// large file grows.
const MOST = 4e9;
class Full extends Error {}
let root, system;
const taken = folder => [...folder.contents.values()].reduce((sum, own) => sum + (own instanceof Directory ? taken(own) : own.data.buffer.byteLength), 0);

// A file grows by doubling: otherwise all that was written is copied for each piece that follows.
const write = OpenFile.prototype.fd_write;
OpenFile.prototype.fd_write = function (data) {
  const { file } = this, end = Number(this.file_pos) + data.length;
  if (end > file.data.length) {
    const isFull = end > file.data.buffer.byteLength;
    if (isFull && 256 * end > MOST && taken(root.dir) + 2 * end + system.inst.exports.memory.buffer.byteLength > MOST) throw new Full;
    const room = isFull ? new ArrayBuffer(2 * end) : file.data.buffer;
    const grown = new Uint8Array(room, 0, end);
    if (room !== file.data.buffer) grown.set(file.data);
    file.data = grown;
  }
  return write.call(this, data);
};

// A file that somebody chose: it stays where it is, and is read piece by piece. Those of up to so many bytes together are read
// at once, as each piece takes a browser a millisecond. `told` hears of what the program is given.
const AT_ONCE = 128e6;
class ChosenFile extends File {
  constructor(blob, held, told) {
    super([], { readonly: true });
    [this.blob, this.told] = [blob, told];
    if (held) this.data = held;
  }
  get size() { return BigInt(this.blob.size); }
  path_open() { return { ret: 0, fd_obj: new OpenChosenFile(this) }; }
}
class OpenChosenFile extends OpenFile {
  fd_read(count) {
    const { blob, data: held, told } = this.file, from = Number(this.file_pos), end = from + count;
    const data = held.length > 0 ? held.subarray(from, end) : new Uint8Array(new FileReaderSync().readAsArrayBuffer(blob.slice(from, end)));
    told(data.length);
    this.file_pos += BigInt(data.length);
    return { ret: 0, data };
  }
  fd_seek(offset, whence) {
    return whence === 2 ? super.fd_seek(this.file.size + offset, 0) : super.fd_seek(offset, whence);
  }
}

function put(folder, path, file) {
  const names = path.split("/"), own = names.pop();
  for (const name of names) {
    if (!folder.contents.has(name)) folder.contents.set(name, new Directory(new Map()));
    folder = folder.contents.get(name);
  }
  folder.contents.set(own, file);
}

// All files below a folder, by their paths there.
function* below(folder, before = "") {
  for (const [name, found] of folder ? folder.contents : []) {
    if (found instanceof Directory) yield* below(found, before + name + "/");
    else yield [before + name, found.data.slice()];
  }
}

// The program that a page holds with seven bits in each character.
function compiled(text) {
  const bytes = new Uint8Array(Math.floor(text.length * 7 / 8));
  let bits = 0, count = 0, at = 0;
  for (let place = 0; place < text.length; place += 1) {
    bits = (bits << 7 | text.charCodeAt(place) & 127) & 0x3fff;
    count += 7;
    if (count >= 8) bytes[at++] = bits >> (count -= 8);
  }
  const packed = new ReadableStream({ start: stream => { stream.enqueue(bytes); stream.close(); } });
  return new Response(new XzReadableStream(packed)).arrayBuffer().then(WebAssembly.compile);
}

let program, parts = [];
self.onmessage = async ({ data }) => {
  if (data.program) {
    program = compiled(data.program);
    return;
  }
  if (data.part) {
    parts.push(data.part);
    return;
  }
  const files = parts;
  parts = [];
  if (data.isArchived) {
    const archive = zipSync(Object.fromEntries(files), { mtime: "1980-01-01T00:00:00" });
    return self.postMessage({ archive }, [archive.buffer]);
  }
  let read = 0, last = 0, failure = "", isUnread = false, isLarge = false;
  const told = count => {
    read += count;
    if (Date.now() < last + 100) return;
    last = Date.now();
    self.postMessage({ read });
  };
  const [nothing, output, errors] = [0, 1, 2].map(() => new OpenFile(new File([])));
  if (!data.isPrinted) output.fd_write = ({ length }) => ({ ret: 0, nwritten: length }); // the reports hold it all
  root = new PreopenDirectory("/", new Map([["tmp", new Directory(new Map())]]));
  try {
    for (const [name, bytes] of files) put(root.dir, name, new File(bytes));
    const isHeld = data.files.reduce((sum, { blob }) => sum + blob.size, 0) <= AT_ONCE;
    for (const { name, blob, bytes } of data.files) {
      const held = bytes || isHeld && new Uint8Array(await blob.arrayBuffer());
      put(root.dir, name, new ChosenFile(blob, held, told));
    }
    for (const args of data.commands) {
      system = new WASI(["pbn-audit", ...args], [], [nothing, output, errors, root], { debug: false });
      system.start(await WebAssembly.instantiate(await program, { wasi_snapshot_preview1: system.wasiImport }));
    }
  } catch (error) {
    failure = `${error}\n`; // the program has failed: there is what it wrote before
    isUnread = failure.includes("NotReadableError");
    isLarge = error instanceof Full || error instanceof RangeError && !/call stack/.test(error.message);
  }
  const said = new TextDecoder().decode(errors.file.data.subarray(-100000)) + failure;
  if (isLarge || said.includes("memory allocation of")) return self.postMessage({ isLarge: true, said: "", reports: [] });
  const reports = [...below(root.dir.contents.get("reports"))];
  self.postMessage({ said, isUnread, printed: output.file.data, reports }, reports.map(([, bytes]) => bytes.buffer));
};
