/** Reads a ZIP on disk entry by entry. The sizes it declares are checked against the unpacked bytes. */
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { refuseFile } from "./refuse-file.ts";

export interface Archive {
  /** The files of the archive, without folders. */
  entries: readonly Entry[];
  /** Unpacks an entry; refuses more than `maxBytes`, whatever size the archive declares. */
  read(entry: Entry, maxBytes: number): Promise<Buffer>;
  close(): void;
}

/** macOS puts a resource-fork copy ("__MACOSX/…") beside every file of a ZIP. */
export const isHiddenEntry = (fileName: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(fileName);

export interface ArchiveLimits {
  entries: number;
  unpackedBytes: number;
}

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

const broken = () => refuseFile("O arquivo está danificado ou incompleto. Gere-o de novo e tente outra vez.");
const tooMuch = () => refuseFile("O ZIP tem arquivos demais ou fica grande demais ao ser aberto.");

export async function openArchive(path: string, limits: ArchiveLimits): Promise<Archive> {
  // yauzl enforces the declared size of an entry while it is read.
  const zip = await openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
    () => {
      throw broken();
    },
  );
  try {
    const entries = await listEntries(zip, limits);
    return { entries, read: (entry, maxBytes) => readEntry(zip, entry, maxBytes), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw tooMuch();
  const entries: Entry[] = [];
  let unpacked = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on("entry", (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      if (unpacked > limits.unpackedBytes) return reject(tooMuch());
      if (!entry.fileName.endsWith("/")) entries.push(entry);
      zip.readEntry();
    });
    zip.on("end", resolve);
    zip.on("error", () => reject(broken()));
    zip.readEntry();
  });
  return entries;
}

async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw refuseFile("O arquivo é grande demais.");
  const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await open(entry)) chunks.push(chunk as Buffer);
  } catch {
    throw broken();
  }
  return Buffer.concat(chunks);
}
