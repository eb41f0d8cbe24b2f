/** sharp, set up once, and the lanes through which alone it is reached. */
import type { default as SharpModule } from "sharp";
import { createSemaphore } from "./semaphore.ts";

export type Sharp = typeof SharpModule;

export interface ImagingLane {
  run<T>(work: (sharp: Sharp) => Promise<T>): Promise<T>;
}

let loading: Promise<Sharp> | undefined;

/** Loaded with the first picture: a start without one is a tenth of a second shorter. */
function loadSharp(): Promise<Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // One thread a picture: parallelism comes from the lanes, and a page's requests keep the rest of the machine.
    sharp.concurrency(1);
    // Every picture is decoded once; cached operations would only hold memory.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

// Two, because each occupies one of the four threads that Node also reads files with.
const decodes = createSemaphore(2);

/** Each lane has at most two pictures in the shared queue, so a flood in one delays the other by two, not by all. */
function createLane(): ImagingLane {
  const own = createSemaphore(2);
  return { run: (work) => own.run(() => decodes.run(async () => work(await loadSharp()))) };
}

export const uploadLane = createLane();
export const renditionLane = createLane();
