// Builds the service worker and writes into it which files of the storefront it brings onto the device.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { readManifest, shopRoutes } from "./client-manifest.mjs";

export async function buildWorker(root) {
  const client = join(root, "build/pages/client");
  const manifest = readManifest(client);
  const files = listShopFiles(client, manifest);
  const [stylesheet] = manifest.routes.root.css;
  const bundle = await rolldown({
    input: join(root, "src/worker/main.ts"),
    cwd: root,
    platform: "browser",
    transform: { define: { BUILD: "self.BUILD" } },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  const code = output[0].code;
  const version = createHash("sha256").update(JSON.stringify(files)).update(code).digest("hex").slice(0, 12);
  writeFileSync(
    join(client, "sw.js"),
    `self.BUILD=${JSON.stringify({ version, files, stylesheet })};\n${code}`,
  );
}

/** Every script that a page of the shop may load, at once or later, with the styles and fonts of the first view. */
function listShopFiles(client, manifest) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    if (!path.endsWith(".js")) return;
    const text = readFileSync(join(client, path), "utf8");
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`]/g)) {
      visit(`/assets/${name}`);
    }
  };
  visit(manifest.entry.module);
  for (const route of Object.values(manifest.routes).filter(({ id }) => shopRoutes.has(id))) {
    const { module, clientLoaderModule, imports = [], css = [] } = route;
    const paths = [module, clientLoaderModule, ...imports, ...css];
    for (const path of paths.filter((path) => path !== undefined)) visit(path);
  }
  return [manifest.url, ...found].sort();
}
