import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Import {
  from: string;
  /** A path below the root for a file of ours, else the package's name as written. */
  to: string;
  isOurs: boolean;
  isTypeOnly: boolean;
}

const aliases: Record<string, string> = {
  "#domain/": "src/domain/",
  "#server/": "src/server/",
  "#app/": "src/app/",
  "#ui/": "src/app/ui/",
};

const statement =
  /^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+["']([^"']+)["']|^\s*import\s+["']([^"']+)["']/gm;
const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Every import of every source file below these folders; tests and their fixtures are left out, they may reach anywhere. */
export function listImports(folders: string[]): Import[] {
  return folders
    .flatMap(listSources)
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), "utf8")));
}

export function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean) =>
    found.push({ from: file, isTypeOnly, ...resolve(file, specifier) });
  for (const [, type, from, bare] of source.matchAll(statement)) {
    const specifier = from ?? bare;
    if (specifier) add(specifier, type !== undefined);
  }
  for (const [, specifier] of source.matchAll(dynamic)) if (specifier) add(specifier, false);
  return found;
}

function resolve(file: string, specifier: string): { to: string; isOurs: boolean } {
  if (specifier.startsWith(".")) return { to: posix.join(posix.dirname(file), specifier), isOurs: true };
  for (const [alias, folder] of Object.entries(aliases)) {
    if (specifier.startsWith(alias)) return { to: folder + specifier.slice(alias.length), isOurs: true };
  }
  return { to: specifier, isOurs: false };
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/(\.(test|d)|-fixture)\.tsx?$/.test(entry.name),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}
