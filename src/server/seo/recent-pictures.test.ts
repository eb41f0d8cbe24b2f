import { describe, expect, it, vi } from "vitest";
import { createRecentPictures } from "./recent-pictures.ts";

const bytes = (value: number) => new Uint8Array([value]);

describe("a recent picture", () => {
  it("is made once for all who ask", async () => {
    const recent = createRecentPictures({ most: 2, mostAtWork: 1 });
    const make = vi.fn(async () => bytes(1));
    await Promise.all([recent.get("a", make), recent.get("a", make)]);
    await recent.get("a", make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("is forgotten when others were asked for since", async () => {
    const recent = createRecentPictures({ most: 2, mostAtWork: 1 });
    const make = vi.fn(async () => bytes(1));
    for (const key of ["a", "b", "a", "c", "a", "b"]) await recent.get(key, make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it("is not begun while too many are being made", async () => {
    const recent = createRecentPictures({ most: 9, mostAtWork: 1 });
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    const first = recent.get("a", () => promise);
    expect(recent.get("b", async () => bytes(2))).toBeUndefined();
    resolve(bytes(1));
    await first;
    expect(await recent.get("b", async () => bytes(2))).toEqual(bytes(2));
  });

  it("is made anew after it failed", async () => {
    const recent = createRecentPictures({ most: 2, mostAtWork: 1 });
    const failed = recent.get("a", async () => {
      throw new Error("no file");
    });
    await expect(failed).rejects.toThrow("no file");
    expect(await recent.get("a", async () => bytes(1))).toEqual(bytes(1));
  });
});
