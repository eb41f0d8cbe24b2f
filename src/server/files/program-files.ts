import { basename } from "node:path";

/** The program runs from its sources (development, tests, commands) or as the bundle in build/program. */
const isBundled = import.meta.url.endsWith(".js");

const projectFolder = new URL(isBundled ? "../../" : "../../../", import.meta.url);

/** The URL of a file that is read at run time, relative to the project's folder. */
export const programFile = (path: string): URL => new URL(path, projectFolder);

/** The file of a worker thread: its source, or the bundle that scripts/build-server.mjs made of it. */
export function workerFile(source: `${string}-worker.ts`): URL {
  return isBundled ? new URL(`./${basename(source, ".ts")}.js`, import.meta.url) : programFile(source);
}
