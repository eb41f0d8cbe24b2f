import { Worker } from "node:worker_threads";
import type { RawCell } from "#domain/imports/read-cells.ts";
import { refuseFile } from "./refuse-file.ts";
import type { SheetAnswer, SheetFile, SheetTask } from "./sheet-task.ts";

/** A spreadsheet that needs more is no catalogue. */
const MAX_HEAP_MB = 512;
const TIME_LIMIT_MS = 120_000;

export interface SheetBatch {
  rows: RawCell[][];
  /** Of the whole spreadsheet, empty ones included. */
  total: number;
}

export async function* readSheet(file: SheetFile): AsyncGenerator<SheetBatch> {
  const worker = startWorker({ task: "read", ...file });
  try {
    for (let answer = await nextAnswer(worker); ; answer = await nextAnswer(worker)) {
      if ("refusal" in answer) throw refuseFile(answer.refusal);
      if (!("rows" in answer)) throw new Error("The sheet's thread answered something else");
      yield answer;
      if (answer.isLast) return;
      worker.postMessage("next");
    }
  } finally {
    await worker.terminate();
  }
}

export async function writeSheet(rows: RawCell[][]): Promise<Uint8Array> {
  const worker = startWorker({ task: "write", rows });
  try {
    const answer = await nextAnswer(worker);
    if ("file" in answer) return answer.file;
    throw new Error("The sheet's thread wrote nothing");
  } finally {
    await worker.terminate();
  }
}

function startWorker(workerData: SheetTask): Worker {
  const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // Heard also while nobody waits for an answer, or it would end the process.
  return worker.on("error", () => {});
}

/** A thread that ran out of memory or time met a file that was made for that. */
function nextAnswer(worker: Worker): Promise<SheetAnswer> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(refuseFile("A planilha é complexa demais para ser lida. Salve-a como .csv."));
    const timer = setTimeout(refuse, TIME_LIMIT_MS);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      worker.off("message", take).off("error", fail).off("exit", fail);
      finish();
    };
    const take = (message: SheetAnswer) => settle(() => resolve(message));
    const fail = () => settle(refuse);
    worker.on("message", take).on("error", fail).on("exit", fail);
  });
}
