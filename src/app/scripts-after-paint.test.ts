import { expect, test } from "vitest";
import { putScriptsAfterPaint } from "./scripts-after-paint.ts";

const page = [
  '<head><link rel="preload" as="font" href="/assets/letters.woff2"/>',
  '<link rel="modulepreload" href="/assets/framework.js" nonce="mark"/>',
  '<link rel="modulepreload" href="/assets/home.js"/></head>',
  "<body><main>Camisas</main>",
  '<script nonce="mark">window.context = {}</script>',
  '<script nonce="mark" type="module" async="">import "/assets/home.js";</script></body>',
].join("");

const sent = putScriptsAfterPaint(page, "mark");

test("no script is fetched while the page is read", () => {
  expect(sent).not.toMatch(/modulepreload" href|type="module"/);
});

test("the starter knows every file, and carries the page's mark", () => {
  const starter = sent.slice(sent.lastIndexOf("<script"));
  expect(starter).toMatch(/^<script nonce="mark">\(function startAfterPaint\(/);
  expect(starter).toContain(')(["/assets/framework.js","/assets/home.js"])</script>');
});

test("the module waits as it was written, so that its hash holds", () => {
  expect(sent).toContain('data-starts-page="" async="">import "/assets/home.js";</script>');
});

test("all else stays", () => {
  for (const part of ["/assets/letters.woff2", "<main>Camisas</main>", "window.context = {}"])
    expect(sent).toContain(part);
});

test("a page without scripts stays as it is", () => {
  expect(putScriptsAfterPaint("<main>Fora do ar</main>", "mark")).toBe("<main>Fora do ar</main>");
});
