/**
 * Starts the page's module after its main picture is painted: the server-rendered page is complete without scripts, and
 * on a slow connection they would compete with the style sheet, the fonts and the picture (decision 25). Sent to the
 * browser as source text, so it must not refer to anything outside itself.
 */
export function startAfterPaint(moduleText: string, preloads: readonly string[]): void {
  // A background tab does not paint, but must be ready when the visitor opens it.
  const MAX_WAIT_MS = 3000;
  const firstInputs = ["pointerdown", "keydown"];
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  let started = false;

  function start() {
    if (started) return;
    started = true;
    for (const input of firstInputs) removeEventListener(input, start, true);
    for (const href of preloads) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", text: moduleText });
  }

  function add<Tag extends "link" | "script">(tag: Tag, fields: Partial<HTMLElementTagNameMap[Tag]>) {
    document.head.append(Object.assign(document.createElement(tag), fields));
  }

  // Set until root.tsx removes it: the page is visible but not hydrated yet.
  document.documentElement.dataset.starting = "";
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  const loaded = new Promise((resolve) => {
    if (!picture || picture.complete) return resolve(undefined);
    picture.addEventListener("load", resolve);
    picture.addEventListener("error", resolve);
  });
  // A loaded picture is painted one frame later.
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(start));
  Promise.all([painted, loaded]).then(shown);
  setTimeout(start, MAX_WAIT_MS);
  for (const input of firstInputs) addEventListener(input, start, true);
}
