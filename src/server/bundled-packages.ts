import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const folder = new URL("../../build/packages/", import.meta.url);

/** Lets imports of the heaviest packages find the bundle that the build made of them; see scripts/bundle-packages.mjs. */
export function redirectToBundledPackages(): void {
  const list = new URL("packages.json", folder);
  if (!existsSync(list)) return;
  const files: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
  registerHooks({
    resolve(specifier, context, next) {
      const file = files[specifier];
      return file === undefined
        ? next(specifier, context)
        : { url: new URL(file, folder).href, format: "module", shortCircuit: true };
    },
  });
}
