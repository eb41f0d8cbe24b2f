import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listNativePackages } from "./native-packages.mjs";

/** Where the Node.js that the dependencies bring for this machine is, below the project's folder. */
export function findRuntime(lock, machine) {
  const own = listNativePackages(lock, machine).find(
    ({ name }) => lock.packages[""].optionalDependencies?.[name] && /^node-/.test(name),
  );
  return own && `${own.place}/${lock.packages[own.place].bin.node}`;
}

/**
 * Makes `node` in npm's scripts the dependencies' own. npm 11 has done so already; npm 10 takes the link away again,
 * together with the packages of the other platforms, which all bring a `node`.
 */
export function linkRuntime(root, runtime, platform = process.platform) {
  const folder = join(root, "node_modules/.bin");
  const target = relative(folder, join(root, runtime));
  if (platform === "win32") {
    if (!existsSync(join(folder, "node.cmd"))) {
      writeFileSync(join(folder, "node.cmd"), `@"%~dp0\\${target.replaceAll("/", "\\")}" %*\r\n`);
    }
  } else if (!existsSync(join(folder, "node"))) {
    symlinkSync(target, join(folder, "node"));
  }
}
