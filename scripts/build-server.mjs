// Bundles the server: one file for the program and one for each worker thread, with what they load later beside them.
// Unbundled, a start would read and compile more than a thousand files.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const entries = {
  main: "src/server/main.ts",
  "database-worker": "src/server/db/embedded/database-worker.ts",
  "sheet-worker": "src/server/imports/sheet-worker.ts",
};

/**
 * Native packages and WebAssembly find their own files from where they are installed. React and its router are shared
 * with the build of the pages, which imports them by name. Vite only serves development.
 */
const external = [
  /^(sharp|@electric-sql\/pglite)(\/|$)/,
  /^(react|react-dom|react-router)(\/|$)/,
  "vite",
  "pg-native",
];

export async function buildServer(root) {
  const dir = join(root, "build/program");
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rolldown({
    input: entries,
    cwd: root,
    platform: "node",
    external,
    onLog: refuseWarnings,
  });
  await bundle.write({
    dir,
    format: "esm",
    sourcemap: true,
    // A stack trace needs places only; the sources lie beside the bundle.
    sourcemapExcludeSources: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
}

function refuseWarnings(level, log, defaultHandler) {
  if (level === "warn") console.warn(log.message);
  else defaultHandler(level, log);
}
