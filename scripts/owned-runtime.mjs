import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listNativePackages } from "./native-packages.mjs";

/** The path, relative to the project's folder, of the Node.js that the dependencies include for this machine. */
export function findRuntime(lock, machine) {
  const own = listNativePackages(lock, machine).find(
    ({ name }) => lock.packages[""].optionalDependencies?.[name] && /^node-/.test(name),
  );
  return own && `${own.place}/${lock.packages[own.place].bin.node}`;
}

/**
 * Makes `node` in npm scripts the Node.js of the dependencies. npm 11 creates this link itself; npm 10 removes it again
 * together with the packages of the other platforms, which all include a `node`.
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
