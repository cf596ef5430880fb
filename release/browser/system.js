// The system that the program runs on in a browser: WASI (preview 1) with files in memory, and nothing else of a computer.
"use strict";

const ERROR = { badDescriptor: 8, exists: 20, invalid: 28, isFolder: 31, missing: 44, notEmpty: 55, unsupported: 52 };
const FOLDER = 3, FILE = 4;

// What a call cannot do, by its number.
class Failed { constructor(number) { this.number = number; } }
const fail = name => { throw new Failed(ERROR[name]); };

// A file in memory: it grows by doubling.
class MemoryFile {
  constructor(bytes = new Uint8Array(0)) { this.bytes = bytes; this.size = bytes.length; }
  read(at, count) { return this.bytes.subarray(Math.min(at, this.size), Math.min(at + count, this.size)); }
  resize(size) {
    if (size > this.bytes.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.bytes.length));
      larger.set(this.bytes.subarray(0, this.size));
      this.bytes = larger;
    }
    if (size < this.size) this.bytes.fill(0, size, this.size);
    this.size = size;
  }
  write(at, bytes) {
    if (at + bytes.length > this.size) this.resize(at + bytes.length);
    this.bytes.set(bytes, at);
  }
}

// A file that somebody chose: it stays where it is, and is read piece by piece. `told` hears of each.
class ChosenFile {
  constructor(blob, told) { this.blob = blob; this.size = blob.size; this.told = told; }
  read(at, count) {
    const end = Math.min(at + count, this.size);
    this.told(end - at);
    return new Uint8Array(new FileReaderSync().readAsArrayBuffer(this.blob.slice(at, end)));
  }
  resize() { fail("invalid"); }
  write() { fail("invalid"); }
}

// The bytes that a page holds with seven bits in each character.
function unpacked(text) {
  const bytes = new Uint8Array(Math.floor(text.length * 7 / 8));
  let bits = 0, count = 0, at = 0;
  for (let place = 0; place < text.length; place += 1) {
    bits = (bits << 7 | text.charCodeAt(place) & 127) & 0x3fff;
    count += 7;
    if (count >= 8) bytes[at++] = bits >> (count -= 8);
  }
  return bytes;
}

class System {
  constructor() { this.root = new Map(); }

  // The folder of a path, and the name in it.
  place(path, from = this.root) {
    const names = path.split("/").filter(name => name && name !== ".");
    const way = [from];
    for (const name of names.slice(0, -1)) {
      const next = name === ".." ? way.length > 1 && way.pop() && way.at(-1) : way.at(-1).get(name);
      if (!(next instanceof Map)) fail("missing");
      if (name !== "..") way.push(next);
    }
    return [way.at(-1), names.at(-1)];
  }
  find(path, from) {
    const [folder, name] = this.place(path, from);
    const found = name === undefined ? folder : folder.get(name);
    return found === undefined ? fail("missing") : found;
  }
  put(path, file) {
    let folder = this.root;
    const names = path.split("/").filter(name => name && name !== "." && name !== "..");
    for (const name of names.slice(0, -1)) {
      if (!(folder.get(name) instanceof Map)) folder.set(name, new Map());
      folder = folder.get(name);
    }
    folder.set(names.at(-1), file);
  }
  // All files below a folder, by their paths there.
  *below(folder, before = "") {
    for (const [name, found] of folder) {
      if (found instanceof Map) yield* this.below(found, before + name + "/");
      else yield [before + name, found.read(0, found.size)];
    }
  }

  // Runs the program. What it says comes in order, as pieces of text with the number of its stream.
  run(module, args, said, random) {
    const encoder = new TextEncoder();
    const decoders = [1, 2].map(() => new TextDecoder());
    const open = new Map([[3, { node: this.root, at: 0 }]]);
    let next = 4, memory;
    const view = () => new DataView(memory.buffer);
    const bytes = (at, count) => new Uint8Array(memory.buffer, at, count);
    const text = (at, count) => new TextDecoder().decode(bytes(at, count));
    const opened = number => open.get(number) || fail("badDescriptor");
    const pieces = (list, count) => Array.from({ length: count }, (_, number) =>
      bytes(view().getUint32(list + 8 * number, true), view().getUint32(list + 8 * number + 4, true)));
    const about = (node, to) => {
      bytes(to, 64).fill(0);
      view().setUint8(to + 16, node instanceof Map ? FOLDER : FILE);
      view().setBigUint64(to + 24, 1n, true);
      view().setBigUint64(to + 32, BigInt(node.size), true);
    };
    const strings = texts => {
      const all = texts.map(text => encoder.encode(text + "\0"));
      return {
        sizes(count, size) {
          view().setUint32(count, all.length, true);
          view().setUint32(size, all.reduce((sum, one) => sum + one.length, 0), true);
        },
        get(list, to) {
          for (const one of all) {
            view().setUint32(list, to, true);
            bytes(to, one.length).set(one);
            [list, to] = [list + 4, to + one.length];
          }
        },
      };
    };
    const [given, environment] = [strings(["pbn-audit", ...args]), strings([])];

    const calls = {
      args_sizes_get: given.sizes, args_get: given.get,
      environ_sizes_get: environment.sizes, environ_get: environment.get,
      clock_time_get(_, __, to) { view().setBigUint64(to, BigInt(Date.now()) * 1000000n, true); },
      random_get(to, count) { random(bytes(to, count)); },
      sched_yield() {}, fd_sync() {}, fd_filestat_set_times() {},
      poll_oneoff() { fail("unsupported"); },
      path_readlink() { fail("invalid"); },
      proc_exit(code) { throw { exit: code }; },

      fd_prestat_get(number, to) {
        if (number !== 3) fail("badDescriptor");
        view().setBigUint64(to, 1n << 32n, true); // a folder, with a name of one byte
      },
      fd_prestat_dir_name(_, to) { bytes(to, 1)[0] = 47; },
      fd_fdstat_get(number, to) {
        bytes(to, 24).fill(0);
        if (number > 2) view().setUint8(to, opened(number).node instanceof Map ? FOLDER : FILE);
        bytes(to + 8, 16).fill(255);
      },
      fd_filestat_get(number, to) { about(number > 2 ? opened(number).node : { size: 0 }, to); },
      fd_filestat_set_size(number, size) { opened(number).node.resize(Number(size)); },
      fd_close(number) { open.delete(number); },
      fd_seek(number, offset, whence, to) {
        const file = number > 2 ? opened(number) : fail("invalid");
        file.at = Number(offset) + [0, file.at, file.node.size][whence];
        view().setBigUint64(to, BigInt(file.at), true);
      },
      fd_read(number, list, count, to) {
        let sum = 0;
        for (const piece of number > 2 ? pieces(list, count) : []) {
          const file = opened(number);
          if (file.node instanceof Map) fail("isFolder");
          const read = file.node.read(file.at, piece.length);
          piece.set(read);
          file.at += read.length;
          sum += read.length;
        }
        view().setUint32(to, sum, true);
      },
      fd_write(number, list, count, to) {
        let sum = 0;
        for (const piece of pieces(list, count)) {
          if (number > 2) {
            const file = opened(number);
            file.node.write(file.at, piece);
            file.at += piece.length;
          } else {
            said(decoders[number - 1].decode(piece, { stream: true }), number);
          }
          sum += piece.length;
        }
        view().setUint32(to, sum, true);
      },
      fd_readdir(number, to, room, cookie, used) {
        let at = 0;
        const entries = [...opened(number).node].slice(Number(cookie));
        for (const [place, [name, node]] of entries.entries()) {
          const entry = new Uint8Array(24 + encoder.encode(name).length);
          const head = new DataView(entry.buffer);
          head.setBigUint64(0, cookie + BigInt(place + 1), true);
          head.setUint32(16, entry.length - 24, true);
          head.setUint8(20, node instanceof Map ? FOLDER : FILE);
          entry.set(encoder.encode(name), 24);
          const fits = entry.subarray(0, room - at);
          bytes(to + at, fits.length).set(fits);
          at += fits.length;
          if (at === room) break;
        }
        view().setUint32(used, at, true);
      },

      path_open(from, _, path, length, how, __, ___, ____, to) {
        const [folder, name] = this.place(text(path, length), opened(from).node);
        let node = name === undefined ? folder : folder.get(name);
        if (how & 1 && how & 4 && node) fail("exists");
        if (!node && !(how & 1)) fail("missing");
        if (!node) folder.set(name, node = new MemoryFile());
        if (how & 8) node.resize(0);
        open.set(next, { node, at: 0 });
        view().setUint32(to, next++, true);
      },
      path_filestat_get(from, _, path, length, to) { about(this.find(text(path, length), opened(from).node), to); },
      path_create_directory(from, path, length) {
        const [folder, name] = this.place(text(path, length), opened(from).node);
        if (name === undefined || folder.has(name)) fail("exists");
        folder.set(name, new Map());
      },
      path_unlink_file(from, path, length) {
        const [folder, name] = this.place(text(path, length), opened(from).node);
        if (folder.get(name) instanceof Map) fail("isFolder");
        if (!folder.delete(name)) fail("missing");
      },
      path_remove_directory(from, path, length) {
        const [folder, name] = this.place(text(path, length), opened(from).node);
        const node = folder.get(name) || fail("missing");
        if (node.size > 0) fail("notEmpty");
        folder.delete(name);
      },
      path_rename(from, path, length, into, newPath, newLength) {
        const [folder, name] = this.place(text(path, length), opened(from).node);
        const [newFolder, newName] = this.place(text(newPath, newLength), opened(into).node);
        const [node, there] = [folder.get(name) || fail("missing"), newFolder.get(newName)];
        if (there instanceof Map && there.size > 0) fail("notEmpty");
        folder.delete(name);
        newFolder.set(newName, node);
      },
    };
    const imports = Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, (...values) => {
      try {
        call.apply(this, values);
        return 0;
      } catch (error) {
        if (error instanceof Failed) return error.number;
        throw error;
      }
    }]));
    const program = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports });
    memory = program.exports.memory;
    try {
      program.exports._start();
      return 0;
    } catch (error) {
      if (error.exit === undefined) throw error;
      return error.exit;
    }
  }
}
