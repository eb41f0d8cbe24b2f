import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError } from "#domain/errors.ts";

export interface ReceivedFile {
  path: string;
  /** A temporary folder for this file and for what is unpacked from it. */
  folder: string;
  size: number;
  remove(): Promise<void>;
}

/** Streams a request's body to disk, so that memory use does not depend on its size. */
export async function receiveToDisk(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  tooLarge: DomainError,
): Promise<ReceivedFile> {
  if (!body) throw new DomainError("file_missing");
  const folder = await mkdtemp(join(tmpdir(), "manto-import-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "received");
  let size = 0;
  const counted = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > maxBytes) done(tooLarge);
      else done(null, chunk);
    },
  });
  try {
    await pipeline(
      Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
      counted,
      createWriteStream(path),
    );
    if (size === 0) throw new DomainError("file_missing");
    return { path, folder, size, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
