/**
 * A page shows whole without its scripts. Fetched with the style sheet, the letters and the picture they would share a
 * thin line with them; so they come when those are on the screen: first what a visitor came to see.
 */
export function putScriptsAfterPaint(html: string, nonce: string): string {
  const files: string[] = [];
  const withoutPreloads = html.replaceAll(modulePreload, (_link, file: string) => {
    files.push(file);
    return "";
  });
  const starter = `<script nonce="${nonce}">(${startAfterPaint})(${JSON.stringify(files)})</script>`;
  // React skips a script that it did not render, so the starter may stand in the page.
  return withoutPreloads.replace(
    moduleScript,
    (script) => script.replace('type="module"', 'type="text/plain" data-starts-page=""') + starter,
  );
}

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = /<script [^>]*type="module"[^>]*>[\s\S]*?<\/script>/;

/** Runs in the browser, sent as text: it may use nothing from outside itself. */
function startAfterPaint(files: string[]): void {
  // A tab in the background paints nothing; it shall be ready all the same when somebody looks.
  const LONGEST_WAIT_MS = 3000;
  const signsOfHaste = ["pointerdown", "keydown"];
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  let started = false;

  function start() {
    if (started) return;
    started = true;
    for (const sign of signsOfHaste) removeEventListener(sign, start, true);
    for (const href of files) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", text: document.querySelector("[data-starts-page]")?.textContent ?? "" });
  }

  function add<Tag extends "link" | "script">(tag: Tag, fields: Partial<HTMLElementTagNameMap[Tag]>) {
    document.head.append(Object.assign(document.createElement(tag), fields));
  }

  // Until root.tsx takes it away, the page is seen and does not answer yet.
  document.documentElement.dataset.starting = "";
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  const loaded = new Promise((resolve) => {
    if (!picture || picture.complete) return resolve(undefined);
    picture.addEventListener("load", resolve);
    picture.addEventListener("error", resolve);
  });
  // A picture that is loaded is on the screen a frame later.
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(start));
  Promise.all([painted, loaded]).then(shown);
  setTimeout(start, LONGEST_WAIT_MS);
  for (const sign of signsOfHaste) addEventListener(sign, start, true);
}
