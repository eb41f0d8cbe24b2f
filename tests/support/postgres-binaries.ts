import fs from "node:fs";
import path from "node:path";

/** Debian and Homebrew install each version's server programs outside the PATH, in `<root>/<version>/bin`. */
const VERSION_FOLDERS = [
  { root: "/usr/lib/postgresql", named: /^(\d+)$/ },
  { root: "/opt/homebrew/opt", named: /^postgresql@(\d+)$/ },
  { root: "/usr/local/opt", named: /^postgresql@(\d+)$/ },
];

/** The folder with `initdb` and `postgres` of the newest version; undefined if none is installed. */
export function findPostgresBinaries(): string | undefined {
  const packaged = VERSION_FOLDERS.flatMap(({ root, named }) => listVersions(root, named));
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return [...packaged, ...onPath].find(hasServer);
}

function listVersions(root: string, named: RegExp): string[] {
  if (!fs.existsSync(root)) return [];
  const version = (name: string) => Number(named.exec(name)?.[1]);
  return fs
    .readdirSync(root)
    .filter((name) => named.test(name))
    .toSorted((a, b) => version(b) - version(a))
    .map((name) => path.join(root, name, "bin"));
}

function hasServer(folder: string): boolean {
  return ["initdb", "postgres"].every((name) => fs.existsSync(path.join(folder, name)));
}
