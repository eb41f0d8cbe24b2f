import { describe, expect, it, vi } from "vitest";
import { createPictureCache } from "./picture-cache.ts";

const bytes = (value: number) => new Uint8Array([value]);

describe("a cached picture", () => {
  it("is drawn once for all requests", async () => {
    const pictureCache = createPictureCache({ maxEntries: 2, maxPending: 1 });
    const draw = vi.fn(async () => bytes(1));
    await Promise.all([pictureCache.get("a", draw), pictureCache.get("a", draw)]);
    await pictureCache.get("a", draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("is evicted when it is the least recently used", async () => {
    const pictureCache = createPictureCache({ maxEntries: 2, maxPending: 1 });
    const draw = vi.fn(async () => bytes(1));
    for (const key of ["a", "b", "a", "c", "a", "b"]) await pictureCache.get(key, draw);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it("is not drawn while too many others are pending", async () => {
    const pictureCache = createPictureCache({ maxEntries: 9, maxPending: 1 });
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    const first = pictureCache.get("a", () => promise);
    expect(await pictureCache.get("b", async () => bytes(2))).toBeUndefined();
    resolve(bytes(1));
    await first;
    expect(await pictureCache.get("b", async () => bytes(2))).toEqual(bytes(2));
  });

  it("is not drawn for a client that may not have more drawn, but still sent", async () => {
    const pictureCache = createPictureCache({ maxEntries: 2, maxPending: 1 });
    const refuse = () => false;
    expect(await pictureCache.get("a", async () => bytes(1), refuse)).toBeUndefined();
    await pictureCache.get("a", async () => bytes(1));
    expect(await pictureCache.get("a", async () => bytes(1), refuse)).toEqual(bytes(1));
  });

  it("is drawn again after a failure", async () => {
    const pictureCache = createPictureCache({ maxEntries: 2, maxPending: 1 });
    const failed = pictureCache.get("a", async () => {
      throw new Error("no file");
    });
    await expect(failed).rejects.toThrow("no file");
    expect(await pictureCache.get("a", async () => bytes(1))).toEqual(bytes(1));
  });
});
