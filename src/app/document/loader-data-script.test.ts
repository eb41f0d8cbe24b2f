import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loaderDataScript } from "./loader-data-script.ts";

/** Runs the script as a browser would, and returns what arrived in the stream. */
function receive(script: string): string[] {
  const received: string[] = [];
  const streamController = {
    enqueue: (piece: string) => received.push(piece),
    close: () => received.push("(end)"),
  };
  new Function("window", script)({ __reactRouterContext: { streamController } });
  return received;
}

describe("the script with the loaders' data", () => {
  it("hands over the data as it is, whatever it holds, and closes the stream", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (data) => {
        expect(receive(loaderDataScript(data))).toEqual([data, "(end)"]);
      }),
    );
  });

  it.each(["</script><script>alert(1)</script>", "<!--<script>", "$& $' $`", "\u2028\u2029", "</body>"])(
    "cannot be left by %j",
    (data) => {
      expect(receive(loaderDataScript(data))).toEqual([data, "(end)"]);
      expect(loaderDataScript(data)).not.toMatch(/[<>\u2028\u2029]/);
    },
  );
});
