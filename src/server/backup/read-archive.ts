import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

export interface ArchiveEntry {
  name: string;
  size: number;
  /** Must be read to its end before the next entry comes. */
  content: AsyncIterable<Buffer>;
}

/** What a backup holds, one after the other. Throws where the file is no gzipped tar, or not all of one. */
export async function* readArchive(file: Readable): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const reading = pipeline(file, createGunzip(), tar);
  // A failure comes out of the entries, where it is waited for.
  reading.catch(() => {});
  for await (const entry of tar) {
    const { name, size = 0, type } = entry.header;
    if (type !== "file") throw new Error(`a backup has no entry of the type ${type}`);
    yield { name, size, content: entry as AsyncIterable<Buffer> };
  }
  await reading;
}

const NEW_LINE = 0x0a;

/** By bytes: rows may hold characters that other readers take for the end of a line. */
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
