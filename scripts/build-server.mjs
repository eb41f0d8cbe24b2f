// Bundles the server: one file for the program and one for each worker thread, with what they load later beside them.
// Unbundled, a start would read and compile more than a thousand files.
import { readdirSync, rmSync, statSync } from "node:fs";
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

const MAX_AGE_MS = 7 * 24 * 3_600_000;

export async function buildServer(root) {
  const dir = join(root, "build/program");
  const bundle = await rolldown({
    input: entries,
    cwd: root,
    platform: "node",
    external,
  });
  const { output } = await bundle.write({
    dir,
    format: "esm",
    sourcemap: true,
    // A stack trace needs places only; the sources lie beside the bundle.
    sourcemapExcludeSources: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
  removeOldFiles(dir, new Set(output.map(({ fileName }) => fileName)));
}

/** A shop that is running may still import a file of its own build later, so files of the last week stay. */
function removeOldFiles(dir, current) {
  for (const name of readdirSync(dir)) {
    const file = join(dir, name);
    if (!current.has(name) && statSync(file).mtimeMs < Date.now() - MAX_AGE_MS) rmSync(file);
  }
}
