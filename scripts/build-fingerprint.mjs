import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.mjs";

/** Everything the built pages are made from; the server itself runs from its sources and is not among them. */
const buildInputs = [
  "src/app",
  "src/domain",
  "src/worker",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "scripts/build-worker.mjs",
  "scripts/storefront-modules.ts",
  "scripts/bundle-packages.mjs",
];

const stampOf = (root) => join(root, "build/.fingerprint");

export function buildIsCurrent(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashFiles(root, buildInputs);
}

/** To be called before a build: one that is interrupted must not pass for the one before it. */
export function forgetBuild(root) {
  rmSync(stampOf(root), { force: true });
}

export function markBuildCurrent(root) {
  writeFileSync(stampOf(root), hashFiles(root, buildInputs));
}
