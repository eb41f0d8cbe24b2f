// Lists the modules that the storefront needs, so that the build bundles them into a few files instead of fifty.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { modulesOf, pages } from "../src/domain/pages/pages.ts";

const source = fileURLToPath(new URL("../src", import.meta.url));
const aliases: Record<string, string> = { "#domain/": "domain", "#app/": "app", "#ui/": "app/ui" };
const staticImport = /^\s*(?:import|export)\s+(?!type\b)(?:[^"']*?\sfrom\s+)?["']([#.][^"']+\.tsx?)["']/gm;

/** Everything that the routes of the home page reach by static imports, without those routes themselves. */
export const listFirstViewModules = () =>
  reachFrom(pages.filter(({ pattern }) => pattern === "/").flatMap(modulesOf));

/** The plain components of all storefront pages. The back-office uses them too, but must not own their chunk. */
export function listStorefrontPieces(): Set<string> {
  const shop = pages.filter(({ frame }) => frame !== "admin");
  const pieces = [...reachFrom(shop.flatMap(modulesOf))].filter(
    (file) =>
      file.startsWith(toModuleId(join(source, "app/ui"))) && !readFileSync(file, "utf8").includes("@base-ui"),
  );
  return new Set(pieces);
}

function reachFrom(names: readonly string[]): Set<string> {
  const entries = names.map((name) => join(source, "app", `${name}.tsx`));
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, target = ""] of readFileSync(file, "utf8").matchAll(staticImport))
      visit(resolveImport(file, target));
  };
  for (const entry of entries) visit(entry);
  return new Set([...found.difference(new Set(entries))].map(toModuleId));
}

/** Vite names modules with slashes on Windows too. */
const toModuleId = (file: string): string => file.replaceAll("\\", "/");

function resolveImport(from: string, target: string): string {
  const alias = Object.keys(aliases).find((prefix) => target.startsWith(prefix));
  return alias
    ? join(source, aliases[alias] ?? "", target.slice(alias.length))
    : resolve(dirname(from), target);
}
