import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { openStorage } from "./storage.ts";
import { listKeys, type OpenedStorage, openTestDisk, readAll } from "./storage-fixture.ts";

const webp = { contentType: "image/webp" };
let opened: OpenedStorage;
beforeEach(async () => {
  opened = await openTestDisk();
});
afterEach(() => opened.stop());

const bucketOf = (folder: string) => join(folder, "storage", "product-images");

test("a file stands under the bucket's folder by its key", async () => {
  await opened.storage.put("products/a.webp", new Uint8Array([1]), webp);
  expect(await readdir(join(bucketOf(opened.folder), "products"))).toEqual(["a.webp"]);
});

test("readers see whole files while one is replaced repeatedly", async () => {
  const { storage } = opened;
  const versions = [1, 2, 3].map((fill) => new Uint8Array(200_000 * fill).fill(fill));
  await storage.put("a.webp", versions[0] ?? new Uint8Array(), webp);
  const write = async () => {
    for (let round = 0; round < 15; round++)
      for (const bytes of versions) await storage.put("a.webp", bytes, webp);
  };
  const read = async () => {
    for (let round = 0; round < 60; round++) {
      const found = (await storage.get("a.webp")) ?? expect.fail("the file was absent for a moment");
      const bytes = await readAll(found.body);
      expect(bytes.byteLength).toBe(200_000 * (bytes[0] ?? 0));
      expect(bytes.every((byte) => byte === bytes[0])).toBe(true);
    }
  };
  await Promise.all([write(), read(), read()]);
});

test("a draft left behind by a crash is not listed, and is removed at a start an hour later", async () => {
  const drafts = join(bucketOf(opened.folder), ".drafts");
  const anHourAgo = new Date(Date.now() - 3_700_000);
  await writeFile(join(drafts, "forgotten"), "half");
  await utimes(join(drafts, "forgotten"), anHourAgo, anHourAgo);
  await writeFile(join(drafts, "under-way"), "half");
  expect(await listKeys(opened.storage, "")).toEqual([]);
  await openStorage({ url: undefined, dataDir: opened.folder });
  expect(await readdir(drafts)).toEqual(["under-way"]);
});

test("a write that fails leaves no draft behind", async () => {
  await opened.storage.put("a.webp", new Uint8Array([1]), webp);
  // A folder with the same name makes the last step, the rename, fail.
  await mkdir(join(bucketOf(opened.folder), "b.webp"));
  await expect(opened.storage.put("b.webp", new Uint8Array([1]), webp)).rejects.toThrow(DomainError);
  expect(await readdir(join(bucketOf(opened.folder), ".drafts"))).toEqual([]);
});

test("a folder that went away makes the check fail as an outage", async () => {
  await rm(bucketOf(opened.folder), { recursive: true });
  await expect(opened.storage.check()).rejects.toThrow(new DomainError("storage_unavailable"));
});

test("a bucket replaced by a file is an outage for writers", async () => {
  await rm(bucketOf(opened.folder), { recursive: true });
  await writeFile(bucketOf(opened.folder), "");
  const write = opened.storage.put("a.webp", new Uint8Array([1]), webp);
  await expect(write).rejects.toThrow(new DomainError("storage_unavailable"));
});
