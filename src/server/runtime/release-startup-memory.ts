import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The collection takes about a tenth of a second, so it waits until the first visitors were served. */
const QUIET_MS = 3_000;

/**
 * Loading the program leaves more garbage than the program itself uses, and V8 keeps that heap for later. One explicit
 * collection returns about 100 MB to the system (`npm run bench -- memory`).
 */
export function releaseStartupMemory(): void {
  setTimeout(collectGarbage, QUIET_MS).unref();
}

/** Node exposes the collector only by a flag of V8; "last-resort" is the kind that also shrinks the heap. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  await collect({ type: "major", execution: "async", flavor: "last-resort" });
}
