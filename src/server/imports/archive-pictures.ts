/** Pictures from the ZIP that came with the spreadsheet. Each is stored in the shop while its line is checked. */
import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Entry } from "yauzl";
import { DomainError } from "#domain/errors.ts";
import { fileNameOf } from "#domain/imports/image-list.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { uploads } from "../media/tables.ts";
import { uploadImage } from "../media/upload-service.ts";
import type { Archive } from "./archive.ts";
import { importPictures } from "./tables.ts";

export type TakenPicture = { key: string } | { refusal: string };

export interface ArchivePictures {
  take(ctx: ServiceContext, name: string): Promise<TakenPicture>;
}

export function createArchivePictures(importId: string, archive: Archive | undefined): ArchivePictures {
  const entries = new Map<string, Entry>();
  for (const entry of archive?.entries ?? []) entries.set(fileNameOf(entry.fileName), entry);
  const taken = new Map<string, Promise<TakenPicture>>();

  async function store(ctx: ServiceContext, name: string): Promise<TakenPicture> {
    const entry = entries.get(fileNameOf(name));
    if (!archive || !entry) {
      return {
        refusal: archive
          ? `O arquivo “${name}” não está no ZIP.`
          : `Para usar o arquivo “${name}”, envie um ZIP com a planilha e as imagens.`,
      };
    }
    try {
      const bytes = await archive.read(entry, maxUploadBytes);
      const key = await storeOnce(ctx, bytes, name);
      await ctx.db.insert(importPictures).values({ importId, key }).onConflictDoNothing();
      return { key };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { refusal: `${name}: ${error.sentence ?? errorTexts[error.code]}` };
    }
  }

  return {
    take(ctx, name) {
      const id = fileNameOf(name);
      const known = taken.get(id) ?? store(ctx, name);
      taken.set(id, known);
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
