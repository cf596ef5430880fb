// Runs the program aside, so that the page stays alive. It is given the program once, then files and command lines.
let module;
onmessage = async ({ data }) => {
  if (data.program) {
    const packed = new Blob([unpacked(data.program)]).stream().pipeThrough(new DecompressionStream("gzip"));
    module = new Response(packed).arrayBuffer().then(bytes => WebAssembly.compile(bytes));
    return;
  }
  let read = 0, last = 0;
  const told = count => {
    read += count;
    if (Date.now() < last + 100) return;
    last = Date.now();
    postMessage({ read });
  };
  let said = "";
  const hear = (text, stream) => {
    if (stream === 2) said = (said + text).slice(-100000);
  };
  const system = new System();
  try {
    const program = await module;
    system.put("tmp/made", new MemoryFile());
    for (const [name, bytes] of data.reports) system.put(name, new MemoryFile(bytes));
    for (const { name, blob } of data.files) system.put(name, new ChosenFile(blob, told));
    for (const args of data.commands) system.run(program, args, hear, bytes => crypto.getRandomValues(bytes));
  } catch (error) {
    hear(`${error}\n`, 2); // the program has failed: there is what it wrote before
  }
  const reports = [...system.below(system.root.get("reports") || new Map())];
  postMessage({ said, reports: reports.map(([name, bytes]) => [name, bytes.slice()]) });
};
