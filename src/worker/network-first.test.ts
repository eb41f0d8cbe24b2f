import { describe, expect, it } from "vitest";
import { networkFirst, type Sources } from "./network-first.ts";

const fresh = new Response("fresh");
const copy = new Response("copy");
const serverError = new Response("server error", { status: 502 });
const never = new Promise<never>(() => {});
const over = Promise.resolve();
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

const sources = (given: Partial<Sources>): Sources => ({
  fetchFresh: async () => fresh,
  findCopy: async () => copy,
  timeout: never,
  ...given,
});

describe("a page is answered", () => {
  it("by the network when it answers in time", async () => {
    expect(await networkFirst(sources({}))).toEqual({ response: fresh, from: "net" });
  });

  it("from the copy when offline", async () => {
    expect(await networkFirst(sources({ fetchFresh: offline }))).toEqual({ response: copy, from: "copy" });
  });

  it("from the copy when the network takes too long", async () => {
    const slow = sources({ fetchFresh: () => never, timeout: over });
    expect(await networkFirst(slow)).toEqual({ response: copy, from: "copy" });
  });

  it("from the copy when the server fails", async () => {
    expect(await networkFirst(sources({ fetchFresh: async () => serverError }))).toEqual({
      response: copy,
      from: "copy",
    });
  });

  it("by a slow network where nothing is cached", async () => {
    const answers = Promise.withResolvers<Response>();
    const answered = networkFirst(
      sources({
        fetchFresh: () => answers.promise,
        timeout: over,
        findCopy: async () => {
          answers.resolve(fresh);
          return undefined;
        },
      }),
    );
    expect(await answered).toEqual({ response: fresh, from: "net" });
  });

  it("with the server's error where nothing is cached", async () => {
    const answer = await networkFirst(
      sources({ fetchFresh: async () => serverError, findCopy: async () => undefined }),
    );
    expect(answer).toEqual({ response: serverError, from: "net" });
  });

  it("with nothing when offline and nothing is cached", async () => {
    const answer = await networkFirst(sources({ fetchFresh: offline, findCopy: async () => undefined }));
    expect(answer.response).toBeUndefined();
  });
});
