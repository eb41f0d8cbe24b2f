import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pages, routesOf } from "#domain/pages/pages.ts";
import { listFirstViewModules } from "../../scripts/storefront-modules.ts";

const client = "build/pages/client";
const assets = join(client, "assets");
const routesOfPage = (path: string) => pages.filter(({ pattern }) => pattern === path).flatMap(routesOf);

/** Compressed JavaScript that a page needs before it can be used. React and React Router are 93 kB of each. */
const scriptBudgets = {
  "/": 118_700,
  "/categoria/:key": 126_600,
  "/produto/:id": 135_000,
  "/carrinho": 141_000,
};

interface RouteManifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; css?: string[] }>;
}

function readManifest(): RouteManifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(join(assets, name ?? ""), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

const brotliBytes = (path: string) => statSync(`${client}${path}.br`).size;
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + brotliBytes(path), 0);

/** The scripts that a browser loads for a page: those in the manifest, and their imports. */
function listScripts(path: string): Set<string> {
  const manifest = readManifest();
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const imports = readFileSync(client + path, "utf8").matchAll(
      /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g,
    );
    for (const [, name] of imports) visit(`/assets/${name}`);
  };
  visit(manifest.url);
  for (const { module, imports = [] } of [
    manifest.entry,
    ...routesOfPage(path).map((id) => manifest.routes[id]),
  ].filter((part) => part !== undefined)) {
    for (const path of [module, ...imports]) visit(path);
  }
  return found;
}

describe("the first view of the storefront", () => {
  it.each(Object.entries(scriptBudgets))("of %s needs at most %i bytes of JavaScript", (path, budget) => {
    expect(sum(listScripts(path))).toBeLessThanOrEqual(budget);
  });

  it("comes in few files", () => {
    expect(listScripts("/").size).toBeLessThanOrEqual(15);
  });

  it("needs so little CSS that it comes with its headers in the first round trip of a connection", () => {
    const manifest = readManifest();
    const sheets = new Set(routesOfPage("/").flatMap((id) => manifest.routes[id]?.css ?? []));
    expect(sheets.size).toBe(1);
    expect(sum(sheets)).toBeLessThan(14_000);
  });

  it("contains no code of the back-office", () => {
    const modules = [...listFirstViewModules()];
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.filter((file) => /features[\\/]admin/.test(file))).toEqual([]);
  });
});
