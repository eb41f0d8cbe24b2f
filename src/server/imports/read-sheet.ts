import { Worker } from "node:worker_threads";
import type { RawCell } from "#domain/imports/read-cells.ts";
import { workerFile } from "../files/program-files.ts";
import { refuseFile } from "./refuse-file.ts";
import type { SheetAnswer, SheetFile, SheetTask } from "./sheet-task.ts";

/** No real catalogue needs more memory to be read. */
const MAX_HEAP_MB = 512;
const TIME_LIMIT_MS = 120_000;

export interface SheetBatch {
  rows: RawCell[][];
  /** The number of rows of the whole spreadsheet, including empty ones. */
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
  const worker = new Worker(workerFile("src/server/imports/sheet-worker.ts"), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // A permanent listener is needed: an "error" event without one would end the process.
  return worker.on("error", () => {});
}

/** Waits for the worker's next answer. A worker that runs out of memory or time is taken for a malicious file. */
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
