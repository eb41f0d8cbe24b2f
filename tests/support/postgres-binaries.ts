import fs from "node:fs";
import path from "node:path";

/** Debian keeps each version's server programs outside the PATH. */
const DEBIAN_ROOT = "/usr/lib/postgresql";

/** The folder with `initdb` and `postgres`, the newest version first; undefined where none is installed. */
export function findPostgresBinaries(): string | undefined {
  const versions = fs.existsSync(DEBIAN_ROOT) ? fs.readdirSync(DEBIAN_ROOT) : [];
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_ROOT, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return [...debian, ...onPath].find(hasServer);
}

function hasServer(folder: string): boolean {
  return ["initdb", "postgres"].every((name) => fs.existsSync(path.join(folder, name)));
}
