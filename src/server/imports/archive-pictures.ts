/** Pictures from the ZIP that came with the spreadsheet. Each is stored in the shop while its line is checked. */
import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Entry } from "yauzl";
import { DomainError } from "#domain/errors.ts";
import { createArchiveIndex, describeSearch } from "#domain/imports/archive-paths.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { uploads } from "../media/tables.ts";
import { uploadImage } from "../media/upload-service.ts";
import { type Archive, isHiddenEntry } from "./archive.ts";
import { importPictures } from "./tables.ts";

export type TakenPicture = { key: string } | { refusal: string };

export interface ArchivePictures {
  take(ctx: ServiceContext, name: string): Promise<TakenPicture>;
}

export function createArchivePictures(importId: string, archive: Archive | undefined): ArchivePictures {
  const entries = (archive?.entries ?? []).filter(({ fileName }) => !isHiddenEntry(fileName));
  const find = createArchiveIndex(entries.map(({ fileName }) => fileName));
  const entryOf = new Map(entries.map((entry) => [entry.fileName, entry]));
  const taken = new Map<Entry, Promise<TakenPicture>>();

  async function store(
    ctx: ServiceContext,
    { read }: Archive,
    entry: Entry,
    name: string,
  ): Promise<TakenPicture> {
    try {
      const bytes = await read(entry, maxUploadBytes);
      const key = await storeOnce(ctx, bytes, name);
      await ctx.db.insert(importPictures).values({ importId, key }).onConflictDoNothing();
      return { key };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refusal: `${name}: ${error.sentence ?? errorTexts[error.code]}` };
    }
  }

  return {
    async take(ctx, name) {
      if (!archive) {
        return { refusal: `Para usar o arquivo “${name}”, envie um ZIP com a planilha e as imagens.` };
      }
      const found = find(name);
      if (found.kind !== "found") return { refusal: describeSearch(name, found) };
      const entry = entryOf.get(found.path);
      if (!entry) throw new Error("The index names a file that is not in the archive");
      const known = taken.get(entry) ?? store(ctx, archive, entry, name);
      taken.set(entry, known);
      return known;
    },
  };
}

/** Stores a picture once: the same bytes reuse the stored file, also in later imports. */
async function storeOnce(ctx: ServiceContext, bytes: Uint8Array, originalFilename: string): Promise<string> {
  const source = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
  const [known] = await ctx.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(eq(uploads.source, source))
    .orderBy(desc(uploads.createdAt))
    .limit(1);
  if (known) return known.key;
  const stored = await uploadImage(ctx, { folder: "products", bytes, originalFilename }, source);
  return stored.key;
}
