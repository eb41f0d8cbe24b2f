// The list of routes that the browser loads with every page, as React Router writes it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pages, routesOf } from "../src/domain/pages/pages.ts";

/** The routes of the storefront. Screens of the back-office bring what they need when they are opened. */
export const shopRoutes = new Set(pages.filter(({ frame }) => frame !== "admin").flatMap(routesOf));

export function readManifest(client) {
  const { text, from, to } = readParts(client);
  return JSON.parse(text.slice(from, to));
}

/**
 * Leaves out what a route does not have, because the browser asks only for what it has, and which files the back-office's screens import: the browser reads that only to fetch a page ahead, and every
 * shopper would load it. A screen that is opened by its address is told by the server what to preload.
 */
export function trimManifest(client) {
  const { file, text, from, to } = readParts(client);
  const manifest = JSON.parse(text.slice(from, to));
  for (const route of Object.values(manifest.routes)) {
    if (!shopRoutes.has(route.id)) route.imports = [];
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
  }
  writeFileSync(file, text.slice(0, from) + JSON.stringify(manifest) + text.slice(to));
}

function readParts(client) {
  const assets = join(client, "assets");
  const file = join(
    assets,
    readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)),
  );
  const text = readFileSync(file, "utf8");
  return { file, text, from: text.indexOf("{"), to: text.lastIndexOf("}") + 1 };
}
