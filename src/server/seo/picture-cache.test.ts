import { describe, expect, it, vi } from "vitest";
import { createPictureCache } from "./picture-cache.ts";

const bytes = (value: number) => new Uint8Array([value]);

describe("a cached picture", () => {
  it("is rendered once for all requests", async () => {
    const pictureCache = createPictureCache({ maxEntries: 2, maxConcurrent: 1 });
    const make = vi.fn(async () => bytes(1));
    await Promise.all([pictureCache.get("a", make), pictureCache.get("a", make)]);
    await pictureCache.get("a", make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("is evicted when it is the least recently used", async () => {
    const pictureCache = createPictureCache({ maxEntries: 2, maxConcurrent: 1 });
    const make = vi.fn(async () => bytes(1));
    for (const key of ["a", "b", "a", "c", "a", "b"]) await pictureCache.get(key, make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it("is not rendered while too many others are", async () => {
    const pictureCache = createPictureCache({ maxEntries: 9, maxConcurrent: 1 });
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    const first = pictureCache.get("a", () => promise);
    expect(pictureCache.get("b", async () => bytes(2))).toBeUndefined();
    resolve(bytes(1));
    await first;
    expect(await pictureCache.get("b", async () => bytes(2))).toEqual(bytes(2));
  });

  it("is rendered again after a failure", async () => {
    const pictureCache = createPictureCache({ maxEntries: 2, maxConcurrent: 1 });
    const failed = pictureCache.get("a", async () => {
      throw new Error("no file");
    });
    await expect(failed).rejects.toThrow("no file");
    expect(await pictureCache.get("a", async () => bytes(1))).toEqual(bytes(1));
  });
});
