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

const listStorefrontModules = () =>
  reachFrom(pages.filter(({ frame }) => frame !== "admin").flatMap(modulesOf));

/**
 * The plain components of all storefront pages: those that need no package of their own. The back-office uses them too,
 * but must not own their chunk.
 */
export function listStorefrontPieces(): Set<string> {
  const pieces = [...listStorefrontModules()].filter(
    (file) =>
      file.startsWith(toModuleId(join(source, "app/ui"))) &&
      !packagesWithCode.test(readFileSync(file, "utf8")),
  );
  return new Set(pieces);
}

/** The files of the icons that pages of the storefront show, such as `trash.mjs`. */
export function listStorefrontIcons(): Set<string> {
  const names = [...listStorefrontModules()].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(iconImport)].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []),
  );
  const index = readFileSync(iconIndex, "utf8");
  const files = [...index.matchAll(iconExport)].filter(([, list = ""]) =>
    names.some((name) => list.includes(`default as ${name},`)),
  );
  return new Set(files.map(([, , file = ""]) => file));
}

const iconIndex = new URL("../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url);
const packagesWithCode = /from "(@base-ui|uqr)/;
const iconImport = /import \{([^}]*)\} from "lucide-react"/g;
const iconExport = /export \{([^}]*)\} from '\.\/icons\/([^']+)'/g;

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
