import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { RawCell } from "#domain/imports/read-cells.ts";
import { decodeText, findSeparator } from "#domain/read-csv.ts";
import { readSheet, writeSheet } from "./read-sheet.ts";
import type { SheetFile } from "./sheet-task.ts";

async function readAll(content: string | Uint8Array, kind: SheetFile["kind"]): Promise<RawCell[][]> {
  const folder = await mkdtemp(join(tmpdir(), "manto-sheet-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "sheet");
  await writeFile(path, content);
  const rows: RawCell[][] = [];
  for await (const batch of readSheet({ path, kind })) rows.push(...batch.rows);
  return rows;
}

const lines = Array.from({ length: 1000 }, (_, index) => [`Camisa ${index}`, String(index)]);

test("a long spreadsheet is read completely and in order, batch by batch", async () => {
  expect(await readAll(lines.map((cells) => cells.join(";")).join("\n"), "csv")).toEqual(lines);
});

test("a workbook that the shop wrote is read as it was", async () => {
  const rows = [
    ["Nome", "Preço"],
    ["=1+1", 199.9],
    ["duas\nlinhas", ""],
  ];
  expect(await readAll(await writeSheet(rows), "xlsx")).toEqual([rows[0], rows[1], ["duas\nlinhas", null]]);
});

test("a file that is not a workbook is refused with a message", async () => {
  await expect(readAll("no workbook", "xlsx")).rejects.toThrow("Não foi possível ler a planilha");
});

test.each([
  ["nome;preço,com vírgula", ";"],
  ["nome,preço", ","],
  ["nome\tpreço", "\t"],
  ['"a;b;c",preço', ","],
  ["\n\nnome;preço", ";"],
])("the separator of %j is found", (text, separator) => {
  expect(findSeparator(text)).toBe(separator);
});

test.each([
  ["UTF-8", Buffer.from("Preço")],
  ["UTF-8 with a byte order mark", Buffer.from("\ufeffPreço")],
  ["Windows-1252", Buffer.from("Preço", "latin1")],
  ["UTF-16", Buffer.from("\ufeffPreço", "utf16le")],
])("%s is read as it was written", (_name, bytes) => {
  expect(decodeText(bytes)).toBe("Preço");
});
