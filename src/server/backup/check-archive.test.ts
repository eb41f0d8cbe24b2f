import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { describe, expect, it } from "vitest";
import { archiveOf } from "./backup-fixture.ts";
import { MANIFEST } from "./backup-format.ts";
import { checkArchive } from "./check-archive.ts";

const manifest = {
  format: "manto-backup",
  version: 1,
  created_at: "2026-11-15T10:00:00Z",
  migration: { hash: "ff", created_at: 1 },
  tables: [{ name: "clubs", rows: 1 }],
  sequences: [],
};
const entries = {
  [MANIFEST]: JSON.stringify(manifest),
  "tables/clubs.ndjson": `{"name": "Manto"}\n`,
  "storage/products/a.webp": "a picture".repeat(100_000),
};
const check = (bytes: Buffer) => checkArchive(Readable.from([bytes]));

describe("checking a backup", () => {
  it("returns its manifest and the keys of its pictures", async () => {
    expect(await check(await archiveOf(entries))).toEqual({ manifest, keys: new Set(["products/a.webp"]) });
  });

  it.each([0.02, 0.5, 0.98])(
    "refuses a file of which only the share %d of the bytes arrived",
    async (part) => {
      const whole = await archiveOf({ ...entries, "storage/b.webp": Buffer.from(noise).toString("latin1") });
      await expect(check(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toThrow(
        /incompleto|não é um backup/,
      );
    },
  );

  it("refuses a file of which a byte was changed", async () => {
    const tar = gunzipSync(await archiveOf(entries));
    tar.write("m", tar.indexOf("Manto"));
    await expect(check(gzipSync(tar))).rejects.toThrow("danificado");
  });

  it("refuses a backup that lacks a table", async () => {
    const { "tables/clubs.ndjson": _clubs, ...rest } = entries;
    await expect(check(await archiveOf(rest))).rejects.toThrow("danificado");
  });

  it("refuses a file that is not a backup", async () => {
    await expect(check(Buffer.from("isto não é um backup"))).rejects.toThrow("não é um backup do Manto");
    const tar = pack();
    tar.entry({ name: "fotos.txt" }, "férias");
    tar.finalize();
    await expect(check(gzipSync(await buffer(tar)))).rejects.toThrow("não é um backup do Manto");
  });

  it("refuses a backup of a later format", async () => {
    const later = JSON.stringify({ format: "manto-backup", version: 2 });
    await expect(check(await archiveOf({ [MANIFEST]: later }))).rejects.toThrow("versão mais nova");
  });

  it.each(["storage/../../etc/passwd", "storage//a.webp", "storage/.a", "segredo.txt", "/etc/passwd"])(
    "refuses an entry named %s",
    async (name) => {
      await expect(check(await archiveOf({ ...entries, [name]: "x" }))).rejects.toThrow("danificado");
    },
  );
});

/** Gzip cannot compress these bytes, so a truncated file also lacks a part of them. */
const noise = Uint8Array.from({ length: 50_000 }, (_, index) => (index * index * 7919) % 251);
