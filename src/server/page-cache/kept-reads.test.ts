import { describe, expect, it, vi } from "vitest";
import { createKeptReads } from "./kept-reads.ts";
import { newPageNotes, type PageTag } from "./page-notes.ts";

/** Every read is counted: "1", "2"… */
function setUp(tags: PageTag[] = ["settings"], options: Parameters<typeof createKeptReads>[0] = {}) {
  const reads = createKeptReads(options);
  let count = 0;
  const read = vi.fn(async () => {
    count += 1;
    const notes = newPageNotes();
    for (const tag of tags) notes.tags.add(tag);
    return { value: String(count), notes };
  });
  const get = async (key = "profile") => (await reads.get(key, read)).value;
  return { reads, read, get };
}

describe("a kept read", () => {
  it("is read once", async () => {
    const { get } = setUp();
    expect([await get(), await get()]).toEqual(["1", "1"]);
  });

  it("is read once for all who ask at the same moment", async () => {
    const { get, read } = setUp();
    await Promise.all([get(), get(), get()]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("is read anew after a change that touches it", async () => {
    const { get, reads } = setUp();
    await get();
    reads.noteChange({ topic: "settings" });
    expect(await get()).toBe("2");
  });

  it("stays after a change of something else", async () => {
    const { get, reads } = setUp();
    await get();
    reads.noteChange({ topic: "categories" });
    expect(await get()).toBe("1");
  });

  it("is not given, once a change came, to those who ask while the earlier read still runs", async () => {
    const { get, reads } = setUp();
    const early = get();
    reads.noteChange({ topic: "settings" });
    const late = get();
    expect([await early, await late]).toEqual(["1", "2"]);
  });

  it("is not kept when a change came while it was read", async () => {
    const { get, reads } = setUp();
    const early = get();
    reads.noteChange({ topic: "settings" });
    await early;
    expect(await get()).toBe("2");
  });

  it("is read again after it failed", async () => {
    const { get, read } = setUp();
    read.mockRejectedValueOnce(new Error("away"));
    await expect(get()).rejects.toThrow("away");
    expect(await get()).toBe("1");
  });

  it("is read anew when its time is over", async () => {
    let now = 0;
    const { get } = setUp(["settings"], { now: () => now });
    await get();
    now = 10 * 60_000;
    expect(await get()).toBe("2");
  });

  it("gives way to others when there are too many, the one unused for longest first", async () => {
    const { get } = setUp(["settings"], { mostReads: 2 });
    await get("a");
    await get("b");
    await get("a");
    await get("c");
    expect([await get("a"), await get("b")]).toEqual(["1", "4"]);
  });
});
