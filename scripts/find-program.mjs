import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a program on the PATH or in one of these folders, or undefined. */
export function findProgram(name, ...folders) {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return [...(process.env.PATH ?? "").split(delimiter), ...folders]
    .filter(Boolean)
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}
