/** sharp, set up once, and the lanes that its work passes through. */
import sharp from "sharp";
import { createSemaphore, type Semaphore } from "./semaphore.ts";

// One thread a picture: parallelism comes from the lanes, and a page's requests keep the rest of the machine.
sharp.concurrency(1);
// Every picture is decoded once; cached operations would only hold memory.
sharp.cache(false);

// Two, because each occupies one of the four threads that Node also reads files with.
const decodes = createSemaphore(2);

/** Each lane has at most two pictures in the shared queue, so a flood in one delays the other by two, not by all. */
function createLane(): Semaphore {
  const own = createSemaphore(2);
  return { run: (work) => own.run(() => decodes.run(work)) };
}

export const uploadLane = createLane();
export const renditionLane = createLane();
export { sharp };
