import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One hash over the names and contents of these files and folders, below `root`. */
export function hashFiles(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((start) => listFiles(root, start)).sort()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function listFiles(root, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute).flatMap((name) => listFiles(root, join(path, name)));
}
