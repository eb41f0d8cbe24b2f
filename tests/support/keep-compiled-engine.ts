import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");
let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * V8 shares the machine code of a WebAssembly module within a process while somebody holds it. Each file of tests opens a
 * database in a thread of its own, which would otherwise compile PostgreSQL again and start with its slowest code.
 */
export function keepCompiledEngine(): Promise<unknown> {
  compiled ??= fs
    .readFile(path.join(path.dirname(engine), "pglite.wasm"))
    .then((code) => WebAssembly.compile(new Uint8Array(code)));
  return compiled;
}
