/** Runs in a worker thread, because parsing a large workbook takes seconds and would block the event loop. */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { MAX_IMPORT_LINES } from "#domain/imports/import-limits.ts";
import type { RawCell } from "#domain/imports/read-cells.ts";
import { parseCsv } from "./parse-csv.ts";
import { ROWS_AT_ONCE, type SheetAnswer, type SheetFile, type SheetTask } from "./sheet-task.ts";

const answer = (message: SheetAnswer) => parentPort?.postMessage(message);
const task = workerData as SheetTask;

if (task.task === "write") await writeRows(task.rows);
else await readRows(task);

async function readRows(file: SheetFile): Promise<void> {
  const rows = await parse(file).catch(() => undefined);
  if (!rows) {
    answer({
      refusal: "Não foi possível ler a planilha. Salve-a de novo como .xlsx ou .csv e tente outra vez.",
    });
    return;
  }
  let sent = 0;
  const sendNext = () => {
    const next = rows.slice(sent, sent + ROWS_AT_ONCE);
    sent += next.length;
    const isLast = sent >= rows.length;
    answer({ rows: next, total: rows.length, isLast });
    if (isLast) parentPort?.close();
  };
  // Each request is answered with one batch, so that the main thread never holds the whole spreadsheet.
  parentPort?.on("message", sendNext);
  sendNext();
}

async function parse({ path, kind }: SheetFile): Promise<RawCell[][]> {
  if (kind === "csv") return parseCsv(await readFile(path));
  const { readSheet } = await import("read-excel-file/node");
  return (await readSheet(await readFile(path))).slice(0, MAX_IMPORT_LINES + 2) as RawCell[][];
}

async function writeRows(rows: RawCell[][]): Promise<void> {
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const [head = [], ...body] = rows;
  const cells = [
    head.map((value) => ({ value: String(value), fontWeight: "bold" as const })),
    ...body.map((row) => row.map((value) => cellOf(value))),
  ];
  const columns = head.map((_, index) => ({ width: widthOf(rows, index) }));
  const file = await writeXlsxFile(cells, { columns, stickyRowsCount: 1 }).toBuffer();
  answer({ file });
  parentPort?.close();
}

/** Every text is written as a text cell, so that none can become a formula. */
function cellOf(value: RawCell) {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "number") return { type: Number, value, format: "0.00" };
  if (typeof value === "bigint") return { type: Number, value: Number(value), format: "0" };
  return { type: String, value: String(value) };
}

function widthOf(rows: RawCell[][], index: number): number {
  const longest = rows
    .slice(0, 100)
    .reduce((most, row) => Math.max(most, String(row[index] ?? "").length), 0);
  return Math.min(60, Math.max(10, longest + 2));
}
