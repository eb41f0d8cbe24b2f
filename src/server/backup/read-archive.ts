import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

export interface ArchiveEntry {
  name: string;
  size: number;
  /** The content must be read to its end before the next entry is available. */
  content: AsyncIterable<Buffer>;
}

/** Yields the entries of a gzipped tar. Throws if the file is not one, or is truncated. */
export async function* readArchive(file: Readable): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const reading = pipeline(file, createGunzip(), tar);
  // The same error is thrown by the iteration over the entries, where the caller handles it.
  reading.catch(() => {});
  for await (const entry of tar) {
    const { name, size = 0, type } = entry.header;
    if (type !== "file") throw new Error(`a backup has no entry of the type ${type}`);
    yield { name, size, content: entry as AsyncIterable<Buffer> };
  }
  await reading;
}

const NEW_LINE = 0x0a;

/** Splits at the byte of `\n` only: rows may contain characters such as U+2028 that other line readers split at. */
export async function* readLines(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString("utf8");
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString("utf8");
}
