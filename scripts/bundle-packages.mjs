// Bundles the packages that the server loads at every start. Unbundled they are a thousand files, and Node reads
// drizzle-orm's manifest of 180 KB once for each of its own: more than a second of a start that should take one.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const packages = [
  "drizzle-orm",
  "drizzle-orm/pg-core",
  "drizzle-orm/node-postgres",
  "drizzle-orm/node-postgres/migrator",
  "better-auth/minimal",
  "better-auth/adapters/drizzle",
];

/** Native, or loaded by the program itself as well and so wanted once; and what better-auth only offers to support. */
export const isExternal = (id) =>
  !/^(\.|\/|[A-Za-z]:[\\/]|drizzle-orm|better-auth|@better-auth|@better-fetch|better-call|defu|nanostores)/.test(
    id,
  );

export async function bundlePackages(root) {
  const fileOf = (name) => name.replaceAll("/", "__");
  const bundle = await rolldown({
    input: Object.fromEntries(packages.map((name) => [fileOf(name), name])),
    cwd: root,
    platform: "node",
    external: isExternal,
    logLevel: "silent",
  });
  const dir = join(root, "build/packages");
  await bundle.write({ dir, format: "esm", entryFileNames: "[name].js", chunkFileNames: "shared-[hash].js" });
  await bundle.close();
  const map = Object.fromEntries(packages.map((name) => [name, `${fileOf(name)}.js`]));
  writeFileSync(join(dir, "packages.json"), JSON.stringify(map, null, 2));
}
