import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./hash-files.mjs";

/** What each part of the build is made from: a change of the server alone does not have the pages built anew. */
const inputs = {
  pages: [
    "src/app",
    "src/domain",
    "src/worker",
    "public",
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
    "scripts/build-worker.mjs",
    "scripts/client-manifest.mjs",
    "scripts/storefront-modules.ts",
  ],
  server: [
    "src/server",
    "src/domain",
    "demo/seed",
    "demo/catalogue",
    "demo/art/base",
    "package-lock.json",
    "scripts/build-server.mjs",
  ],
};

export const buildParts = Object.keys(inputs);

const stampOf = (root, part) => join(root, `build/.fingerprint-${part}`);

export function listStaleParts(root) {
  return buildParts.filter((part) => {
    const stamp = stampOf(root, part);
    return !existsSync(stamp) || readFileSync(stamp, "utf8") !== hashFiles(root, inputs[part]);
  });
}

/** To be called before a build: one that is interrupted must not pass for the one before it. */
export function forgetPart(root, part) {
  rmSync(stampOf(root, part), { force: true });
}

export function markPartCurrent(root, part) {
  writeFileSync(stampOf(root, part), hashFiles(root, inputs[part]));
}
