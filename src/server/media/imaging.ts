/** Configures sharp once and limits how many pictures are processed at a time. */
import type { default as SharpModule } from "sharp";
import { createSemaphore } from "./semaphore.ts";

export type Sharp = typeof SharpModule;

export interface ImagingSemaphore {
  run<T>(work: (sharp: Sharp) => Promise<T>): Promise<T>;
}

let loading: Promise<Sharp> | undefined;

/** sharp is loaded with the first picture, which makes every start a tenth of a second shorter. */
function loadSharp(): Promise<Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // One thread per picture: the semaphores allow parallel pictures, and page requests get the rest of the machine.
    sharp.concurrency(1);
    // Every picture is decoded only once, so caching operations would only use memory.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

// Two, because each one occupies one of the four libuv threads that Node also uses to read files.
const decodes = createSemaphore(2);

/** Each kind of work has only this many pictures in the shared queue, so a flood of one hardly delays the others. */
function createImagingSemaphore(slots: number): ImagingSemaphore {
  const own = createSemaphore(slots);
  return { run: (work) => own.run(() => decodes.run(async () => work(await loadSharp()))) };
}

export const uploadSemaphore = createImagingSemaphore(2);
export const renditionSemaphore = createImagingSemaphore(2);
/** For pictures that only messengers show: a single one at a time, because shoppers wait for the others. */
export const drawingSemaphore = createImagingSemaphore(1);
