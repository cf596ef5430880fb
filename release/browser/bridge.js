// Stands at the head of a report that is shown within the page: it has no address of its own and may keep nothing, so its
// links, what it keeps and what it saves go to the page.
(() => {
  "use strict";
  const shown = JSON.parse(document.getElementById("shown").textContent);
  const tell = message => parent.postMessage(message, "*");
  const memory = { getItem: () => shown.memory, setItem: (_, text) => tell({ memory: shown.memory = text }) };
  Object.defineProperty(window, "localStorage", { value: memory });
  history.replaceState = (_, __, address) => tell({ view: address });

  const create = URL.createObjectURL;
  let made;
  URL.createObjectURL = blob => create.call(URL, made = blob);
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) made.text().then(text => tell({ saved: this.download, text }));
    else click.call(this);
  };
  addEventListener("click", event => {
    const link = event.target.closest("a[href]");
    const address = link && link.getAttribute("href");
    if (!link || link.download) return;
    if (/^https:/.test(address)) {
      link.target = "_blank";
      link.rel = "noreferrer";
      return;
    }
    event.preventDefault();
    tell({ open: address });
  });
  // what is dropped on a report, as if it were dropped beside it
  addEventListener("dragover", event => event.preventDefault());
  addEventListener("drop", event => {
    event.preventDefault();
    const isFile = item => item.kind === "file" && item.webkitGetAsEntry()?.isFile;
    tell({ dropped: [...event.dataTransfer.items].filter(isFile).map(item => item.getAsFile()) });
  });
  addEventListener("message", ({ data }) => { if (data === "print") print(); });
  addEventListener("keydown", event => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "p") return;
    event.preventDefault();
    print();
  });
  addEventListener("DOMContentLoaded", () => {
    if (shown.place) location.hash = shown.place;
    const step = document.querySelector(".steps li:last-child");
    if (step) step.textContent = shown.rescore;
  });
})();
