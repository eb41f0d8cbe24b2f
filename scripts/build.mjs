// Builds the parts that are named, or all: the pages (with the service worker, and a brotli and a gzip form beside each
// text file of the client) and the server.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildParts, forgetPart, markPartCurrent } from "./build-fingerprint.mjs";
import { buildServer } from "./build-server.mjs";
import { buildWorker } from "./build-worker.mjs";
import { trimManifest } from "./client-manifest.mjs";
import { tool } from "./tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
const builders = { pages: buildPages, server: () => buildServer(root) };

console.log("Building the shop…");
const named = process.argv.slice(2);
for (const part of named.length > 0 ? named : buildParts) {
  forgetPart(root, part);
  await builders[part]();
  markPartCurrent(root, part);
}

async function buildPages() {
  const [node, reactRouter] = tool("react-router");
  const { status } = spawnSync(node, [reactRouter, "build", "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
  const client = join(root, "build/pages/client");
  trimManifest(client);
  await buildWorker(root);
  compressFiles(client);
}

function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, compressSmallest(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** The size of the blocks that suits a long file best is a matter of luck: with another one it may come out 150 bytes longer. */
function compressSmallest(content) {
  const blocks = [constants.BROTLI_MAX_INPUT_BLOCK_BITS];
  // A shorter file fits into one block of any size.
  if (content.length > 2 ** constants.BROTLI_MIN_INPUT_BLOCK_BITS)
    blocks.push(constants.BROTLI_MIN_INPUT_BLOCK_BITS);
  const forms = blocks.map((blockBits) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
      },
    }),
  );
  return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}
