import { type FileHandle, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readAll } from "./storage-fixture.ts";
import { streamFile } from "./stream-file.ts";

let folder: string;
let handle: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "manto-stream-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function openWith(size: number): Promise<Buffer> {
  const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, index) => index % 251));
  await writeFile(join(folder, "file"), bytes);
  handle = await open(join(folder, "file"));
  return bytes;
}

/** A closed handle has no descriptor. */
const isClosed = () => handle.fd === -1;

test.each([0, 1, 256 * 1024, 256 * 1024 + 1, 700_000])(
  "%i bytes arrive whole and the file is closed",
  async (size) => {
    const bytes = await openWith(size);
    const read = await readAll(streamFile(handle, size));
    expect(Buffer.from(read).equals(bytes)).toBe(true);
    expect(isClosed()).toBe(true);
  },
);

test("a reader that goes away in the middle closes the file", async () => {
  await openWith(700_000);
  const reader = streamFile(handle, 700_000).getReader();
  await reader.read();
  await reader.cancel();
  expect(isClosed()).toBe(true);
});

test("a file that cannot be read fails the reader and is closed", async () => {
  await openWith(10);
  await handle.close();
  await expect(readAll(streamFile(handle, 10))).rejects.toThrow();
  expect(isClosed()).toBe(true);
});
