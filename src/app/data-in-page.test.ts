import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { putDataInPage } from "./data-in-page.ts";

const page = "<html><body><p>Camisa</p></body></html>";

/** Runs the page's script as a browser would, and tells what arrived. */
function receive(html: string): string[] {
  const [, script = ""] = /<script nonce="m">(.*?)<\/script><\/body>/s.exec(html) ?? [];
  const received: string[] = [];
  const streamController = {
    enqueue: (piece: string) => received.push(piece),
    close: () => received.push("(end)"),
  };
  new Function("window", script)({ __reactRouterContext: { streamController } });
  return received;
}

describe("the data of a page", () => {
  it("stands at the end of its body, marked as the page's own script", () => {
    expect(putDataInPage(page, "[1]", "m")).toMatch(
      /<p>Camisa<\/p><script nonce="m">.*<\/script><\/body><\/html>$/,
    );
  });

  it("arrives as it was sent, whatever it holds, and the stream ends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (data) => {
        expect(receive(putDataInPage(page, data, "m"))).toEqual([data, "(end)"]);
      }),
    );
  });

  it.each(["</script><script>alert(1)</script>", "<!--<script>", "$& $' $`", "\u2028\u2029", "</body>"])(
    "cannot leave its script with %j",
    (data) => {
      const html = putDataInPage(page, data, "m");
      expect(receive(html)).toEqual([data, "(end)"]);
      expect(html.match(/<\/?script/g)).toHaveLength(2);
    },
  );
});
