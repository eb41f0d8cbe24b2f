import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { describeMachine } from "./machine.mjs";
import { findInstallFault, findLockFault } from "./prove-install.mjs";

/*
 * A small project with a Node.js and one compiler, installed for the machine that runs the test. Programs are scripts
 * here, which Windows would not run by themselves.
 */

const { os: system, cpu, libc } = describeMachine();
const machine = { os: system, cpu, libc };
const runtime = "node_modules/node-own";
const compiler = `node_modules/@compiler/${system}-${cpu}`;

function install({ program = "#!/bin/sh\nexit 0\n", locked = true } = {}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "manto-install-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  write(root, `${runtime}/package.json`, JSON.stringify({ version: "26.0.0" }));
  write(root, `${runtime}/bin/node`, "#!/bin/sh\nexit 0\n");
  write(root, `${compiler}/package.json`, JSON.stringify({ version: "1.0.0" }));
  write(root, `${compiler}/compiler`, program);
  const lock = {
    packages: {
      "": { optionalDependencies: { "node-own": "26.0.0" } },
      [runtime]: { version: "26.0.0", os: system, cpu, bin: { node: "bin/node" } },
      "node_modules/compiler": {
        version: "1.0.0",
        optionalDependencies: { [`@compiler/${system}-${cpu}`]: "1.0.0" },
      },
      ...(locked && { [compiler]: { version: "1.0.0", os: [system], cpu: [cpu] } }),
    },
  };
  return { root, lock };
}

function write(root: string, file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text, { mode: file.endsWith(".json") ? 0o644 : 0o755 });
}

describe.skipIf(system === "win32")("an install", () => {
  it("is sound where every native package of the machine is there and runs", () => {
    const { root, lock } = install();
    expect(findInstallFault(root, lock, machine)).toBeUndefined();
  });

  it("is not begun where the lock has no package for the machine", () => {
    const { lock } = install({ locked: false });
    expect(findLockFault(lock, machine)?.[0]).toContain(
      `@compiler/${system}-${cpu}, wanted by compiler@1.0.0`,
    );
  });

  it("is refused where npm left a package out", () => {
    const { root, lock } = install();
    fs.rmSync(path.join(root, compiler), { recursive: true });
    expect(findInstallFault(root, lock, machine)?.[0]).toContain(
      `npm did not install @compiler/${system}-${cpu}@1.0.0`,
    );
  });

  it("is refused where a package is of another version", () => {
    const { root, lock } = install();
    write(root, `${compiler}/package.json`, JSON.stringify({ version: "0.9.0" }));
    expect(findInstallFault(root, lock, machine)?.[0]).toContain("@1.0.0");
  });

  it("is refused with the reason where a program does not run", () => {
    const { root, lock } = install({
      program: "#!/bin/sh\necho 'libatomic.so.1: not found' >&2\nexit 127\n",
    });
    expect(findInstallFault(root, lock, machine)?.[0]).toMatch(
      /does not run here: libatomic\.so\.1: not found$/,
    );
  });

  it("is refused where a library cannot be loaded, by the line that says why", () => {
    const { root, lock } = install();
    write(root, `${compiler}/compiler.node`, "");
    write(
      root,
      `${runtime}/bin/node`,
      "#!/bin/sh\n[ $1 = --version ] || { echo 'node:internal'; echo 'Error: bad ELF'; exit 1; } >&2\n",
    );
    expect(findInstallFault(root, lock, machine)?.[0]).toMatch(/does not run here: Error: bad ELF$/);
  });

  it("is not begun where the dependencies bring no Node.js for the machine", () => {
    const { lock } = install();
    expect(findLockFault(lock, { ...machine, cpu: "riscv64" })?.[0]).toContain(`${system} riscv64`);
  });

  it("is begun where the lock names everything that the machine needs", () => {
    const sound = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
    expect(findLockFault(sound, machine)).toBeUndefined();
  });
});
