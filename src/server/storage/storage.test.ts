/** The contract that both kinds of storage fulfil. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import type { ObjectStorage } from "./storage.ts";
import { listKeys, type OpenedStorage, openTestDisk, openTestS3, readAll } from "./storage-fixture.ts";

const webp = { contentType: "image/webp" };
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each([
  ["disk", openTestDisk],
  ["S3", () => openTestS3()],
])("storage on %s", (_name, openOne) => {
  let opened: OpenedStorage;
  let storage: ObjectStorage;
  beforeAll(async () => {
    opened = await openOne();
    storage = opened.storage;
  });
  afterAll(() => opened.stop());

  const keysUnder = (prefix: string) => listKeys(storage, prefix);

  test("get returns exactly the bytes that were put", async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => (index * 31) % 251);
    await storage.put("round/trip.webp", bytes, webp);
    const found = await storage.get("round/trip.webp");
    expect(found && Buffer.from(await readAll(found.body)).equals(bytes)).toBe(true);
  });

  test("an object says its size, its type by extension and an ETag in quotes", async () => {
    await storage.put("info/a.avif", bytesOf("12345"), { contentType: "image/avif", cacheControl: "public" });
    const found = await storage.head("info/a.avif");
    expect(found).toMatchObject({
      size: 5,
      contentType: "image/avif",
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
  });

  test("an object says when it was last written", async () => {
    const before = Date.now();
    await storage.put("info/b.webp", bytesOf("1"), webp);
    const written = (await storage.head("info/b.webp"))?.lastModified.getTime() ?? 0;
    expect(Math.abs(written - before)).toBeLessThan(60_000);
  });

  test("get and head return the same information", async () => {
    await storage.put("info/c.webp", bytesOf("123"), webp);
    const { body, ...info } = (await storage.get("info/c.webp")) ?? expect.fail("stored but not found");
    await body.cancel();
    expect(info).toEqual(await storage.head("info/c.webp"));
  });

  test("putting again replaces the bytes and the ETag", async () => {
    await storage.put("again/a.webp", bytesOf("first"), webp);
    const first = await storage.head("again/a.webp");
    await storage.put("again/a.webp", bytesOf("other"), webp);
    const found = (await storage.get("again/a.webp")) ?? expect.fail("stored but not found");
    expect(Buffer.from(await readAll(found.body)).toString()).toBe("other");
    expect(found.etag).not.toBe(first?.etag);
  });

  test("an object that is not there is undefined, by get and by head", async () => {
    expect(await storage.get("none/a.webp")).toBeUndefined();
    expect(await storage.head("none/a.webp")).toBeUndefined();
  });

  test("a folder of objects is itself no object", async () => {
    await storage.put("folder/in/a.webp", bytesOf("1"), webp);
    expect(await storage.get("folder/in")).toBeUndefined();
    expect(await storage.head("folder/in")).toBeUndefined();
  });

  test("a deleted object is gone, and deleting it again is no error", async () => {
    await storage.put("gone/a.webp", bytesOf("1"), webp);
    await storage.delete("gone/a.webp");
    await storage.delete("gone/a.webp");
    expect(await storage.head("gone/a.webp")).toBeUndefined();
  });

  test("deleting a folder's name deletes nothing in it", async () => {
    await storage.put("kept/in/a.webp", bytesOf("1"), webp);
    await storage.delete("kept/in");
    expect(await storage.head("kept/in/a.webp")).toBeDefined();
  });

  test("a listing holds exactly the keys that start with the prefix", async () => {
    for (const key of ["list/a.webp", "list/b/c.webp", "list/b/d/e.webp", "listed.webp"])
      await storage.put(key, bytesOf("1"), webp);
    expect(await keysUnder("list/")).toEqual(["list/a.webp", "list/b/c.webp", "list/b/d/e.webp"]);
    expect(await keysUnder("list/b/d")).toEqual(["list/b/d/e.webp"]);
    expect(await keysUnder("list")).toContain("listed.webp");
  });

  test("a listing of everything names keys that can be got", async () => {
    await storage.put("every/a.webp", bytesOf("1"), webp);
    expect(await keysUnder("")).toContain("every/a.webp");
  });

  test("a listing of a prefix that nothing has is empty", async () => {
    expect(await keysUnder("nothing/here/")).toEqual([]);
  });

  test("many objects written at once are all there", async () => {
    const keys = Array.from({ length: 24 }, (_, index) => `many/${index}.webp`);
    await Promise.all(keys.map((key) => storage.put(key, bytesOf(key), webp)));
    expect(await keysUnder("many/")).toEqual(keys.sort());
  });

  test.each(["../secret.webp", "/etc/passwd", "a/../../b.webp", "A.webp", "a\0.webp", ""])(
    "the malformed key %j is answered as not found by every call",
    async (key) => {
      const missing = new DomainError("not_found");
      await expect(storage.put(key, bytesOf("1"), webp)).rejects.toThrow(missing);
      await expect(storage.get(key)).rejects.toThrow(missing);
      await expect(storage.head(key)).rejects.toThrow(missing);
      await expect(storage.delete(key)).rejects.toThrow(missing);
    },
  );

  test("an object is not written as another type than its extension", async () => {
    const refused = storage.put("a.webp", bytesOf("<html>"), { contentType: "text/html" });
    await expect(refused).rejects.toThrow(new DomainError("file_type_invalid"));
  });

  test("a storage that works passes its check", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});
