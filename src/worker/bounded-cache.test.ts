import { describe, expect, it } from "vitest";
import { openBounded } from "./bounded-cache.ts";
import { fakeCaches } from "./caches-fixture.ts";

describe("a bounded cache", () => {
  it("holds at most the maximum number of entries, and evicts the oldest", async () => {
    const { caches, keysOf } = fakeCaches();
    const bounded = openBounded(caches, "pictures", 2);
    for (const key of ["/a", "/b", "/c"]) await bounded.put(key, new Response(key));
    expect(keysOf("pictures")).toEqual(["/b", "/c"]);
  });

  it("evicts the least recently used entry", async () => {
    const { caches, keysOf } = fakeCaches();
    const bounded = openBounded(caches, "pictures", 2);
    for (const key of ["/a", "/b"]) await bounded.put(key, new Response(key));
    expect(await (await bounded.find("/a"))?.text()).toBe("/a");
    await expect.poll(() => keysOf("pictures")).toEqual(["/b", "/a"]);
    await bounded.put("/c", new Response("/c"));
    expect(keysOf("pictures")).toEqual(["/a", "/c"]);
  });

  it("evicts entries on a full device instead of failing", async () => {
    const { caches, keysOf } = fakeCaches({ refuses: (key) => key === "/c" });
    const bounded = openBounded(caches, "pictures", 10);
    for (const key of ["/a", "/b", "/c"]) await bounded.put(key, new Response(key));
    expect(keysOf("pictures")).toEqual(["/b"]);
  });
});
