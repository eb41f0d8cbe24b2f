// Builds the pages and the service worker, lays a brotli and a gzip form beside each text file of the client, and bundles the server's packages.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { forgetBuild, markBuildCurrent } from "./build-fingerprint.mjs";
import { buildWorker } from "./build-worker.mjs";
import { bundlePackages } from "./bundle-packages.mjs";
import { tool } from "./tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

console.log("Building the shop…");
forgetBuild(root);
const [node, reactRouter] = tool("react-router");
const { status } = spawnSync(node, [reactRouter, "build", "--logLevel", "warn"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) process.exit(status ?? 1);
await buildWorker(root);
compressFiles(join(root, "build/client"));
await bundlePackages(root);
markBuildCurrent(root);

function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, options));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
