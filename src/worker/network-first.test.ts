import { describe, expect, it } from "vitest";
import { networkFirst, type Sources } from "./network-first.ts";

const fresh = new Response("fresh");
const copy = new Response("copy");
const fault = new Response("fault", { status: 502 });
const never = new Promise<never>(() => {});
const over = Promise.resolve();
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

const sources = (given: Partial<Sources>): Sources => ({
  ask: async () => fresh,
  findCopy: async () => copy,
  patience: never,
  ...given,
});

describe("a page is answered", () => {
  it("by the net when it answers in time", async () => {
    expect(await networkFirst(sources({}))).toEqual({ response: fresh, from: "net" });
  });

  it("from the copy without a net", async () => {
    expect(await networkFirst(sources({ ask: offline }))).toEqual({ response: copy, from: "copy" });
  });

  it("from the copy when the net takes too long", async () => {
    const slow = sources({ ask: () => never, patience: over });
    expect(await networkFirst(slow)).toEqual({ response: copy, from: "copy" });
  });

  it("from the copy when the server fails", async () => {
    expect(await networkFirst(sources({ ask: async () => fault }))).toEqual({ response: copy, from: "copy" });
  });

  it("by a slow net where nothing was kept", async () => {
    const answers = Promise.withResolvers<Response>();
    const answered = networkFirst(
      sources({
        ask: () => answers.promise,
        patience: over,
        findCopy: async () => {
          answers.resolve(fresh);
          return undefined;
        },
      }),
    );
    expect(await answered).toEqual({ response: fresh, from: "net" });
  });

  it("with the server's own fault where nothing was kept", async () => {
    const answer = await networkFirst(sources({ ask: async () => fault, findCopy: async () => undefined }));
    expect(answer).toEqual({ response: fault, from: "net" });
  });

  it("with nothing where there is neither net nor copy", async () => {
    const answer = await networkFirst(sources({ ask: offline, findCopy: async () => undefined }));
    expect(answer.response).toBeUndefined();
  });
});
