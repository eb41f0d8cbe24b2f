import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** When the first visitors have been served: collecting takes about a tenth of a second. */
const QUIET_MS = 3_000;

/**
 * Loading the program leaves more garbage than the program itself holds, and V8 keeps that room for a load which may
 * never come. Asked once, it gives it back: about 100 MB on a small machine.
 */
export function returnMemoryOfStart(): void {
  setTimeout(() => {
    setFlagsFromString("--expose-gc");
    const collect: NodeJS.GCFunction = runInNewContext("gc");
    collect({ type: "major", execution: "async", flavor: "last-resort" });
  }, QUIET_MS).unref();
}
