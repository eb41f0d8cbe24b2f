/**
 * Opens an uploaded file: a spreadsheet, or a ZIP with a spreadsheet and pictures. The type is detected by the bytes,
 * not by the name.
 */
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Entry } from "yauzl";
import {
  MAX_ARCHIVE_ENTRIES,
  MAX_SHEET_BYTES,
  MAX_UNPACKED_ARCHIVE_BYTES,
  MAX_UNPACKED_SHEET_BYTES,
} from "#domain/imports/import-limits.ts";
import { type Archive, isHiddenEntry, openArchive } from "./archive.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { refuseFile } from "./refuse-file.ts";
import type { SheetFile } from "./sheet-task.ts";

export interface ImportFile {
  sheet: SheetFile;
  /** The ZIP, if the spreadsheet came with pictures. */
  archive: Archive | undefined;
}

const TOO_LARGE = "A planilha é grande demais: o máximo é 10 MB. Divida-a em partes.";

export async function openImportFile({ path, folder, size }: ReceivedFile): Promise<ImportFile> {
  const start = await readStart(path);
  if (start.startsWith("d0cf11e0")) {
    throw refuseFile("Este é o formato antigo do Excel (.xls). Salve a planilha como .xlsx ou .csv.");
  }
  if (!start.startsWith("504b")) return { sheet: plainSheet(path, size, "csv"), archive: undefined };
  const archive = await openArchive(path, {
    entries: MAX_ARCHIVE_ENTRIES,
    unpackedBytes: MAX_UNPACKED_ARCHIVE_BYTES,
  });
  try {
    if (isWorkbook(archive)) {
      await assertUnpackedSize(archive);
      archive.close();
      return { sheet: plainSheet(path, size, "xlsx"), archive: undefined };
    }
    return { sheet: await extractSheet(archive, folder), archive };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString("hex");
  } finally {
    await file.close();
  }
}

function plainSheet(path: string, size: number, kind: SheetFile["kind"]): SheetFile {
  if (size > MAX_SHEET_BYTES) throw refuseFile(TOO_LARGE);
  return { path, kind };
}

const isWorkbook = ({ entries }: Archive) => entries.some(({ fileName }) => fileName === "xl/workbook.xml");

/**
 * The workbook reader does not limit unpacked sizes, so every entry is unpacked once before, with a limit (ZIP bombs).
 */
async function assertUnpackedSize(archive: Archive): Promise<void> {
  const declared = archive.entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > MAX_UNPACKED_SHEET_BYTES) throw refuseFile(TOO_LARGE);
  for (const entry of archive.entries) await archive.read(entry, MAX_UNPACKED_SHEET_BYTES);
}

async function extractSheet(archive: Archive, folder: string): Promise<SheetFile> {
  const sheets = archive.entries.filter(isSheet);
  const [entry] = sheets;
  if (!entry) throw refuseFile("Não há nenhuma planilha (.csv ou .xlsx) dentro do ZIP.");
  if (sheets.length > 1) throw refuseFile("Há mais de uma planilha dentro do ZIP. Deixe só uma.");
  if (entry.uncompressedSize > MAX_SHEET_BYTES) throw refuseFile(TOO_LARGE);
  const path = join(folder, "sheet");
  await writeFile(path, await archive.read(entry, MAX_SHEET_BYTES));
  if (!/\.xlsx$/i.test(entry.fileName)) return { path, kind: "csv" };
  const workbook = await openArchive(path, {
    entries: MAX_ARCHIVE_ENTRIES,
    unpackedBytes: MAX_UNPACKED_SHEET_BYTES,
  });
  try {
    await assertUnpackedSize(workbook);
  } finally {
    workbook.close();
  }
  return { path, kind: "xlsx" };
}

const isSheet = ({ fileName }: Entry) =>
  /\.(?:csv|txt|xlsx)$/i.test(fileName) && !isHiddenEntry(fileName) && !isReadme(fileName);
const isReadme = (fileName: string) => /(?:^|\/)(?:leia|readme)[^/]*$/i.test(fileName);
