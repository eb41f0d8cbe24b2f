import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { describeMachine } from "./machine.mjs";
import { findInstallProblem, findLockProblem } from "./prove-install.mjs";

/*
 * A small project with a Node.js and one compiler, installed for the machine that runs the test. Its programs are
 * scripts, which Windows cannot execute directly.
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
  it("is valid if every native package of the machine is installed and runs", () => {
    const { root, lock } = install();
    expect(findInstallProblem(root, lock, machine)).toBeUndefined();
  });

  it("is not begun if the lock file has no package for the machine", () => {
    const { lock } = install({ locked: false });
    expect(findLockProblem(lock, machine)?.[0]).toContain(
      `@compiler/${system}-${cpu}, wanted by compiler@1.0.0`,
    );
  });

  it("is refused if npm left a package out", () => {
    const { root, lock } = install();
    fs.rmSync(path.join(root, compiler), { recursive: true });
    expect(findInstallProblem(root, lock, machine)?.[0]).toContain(
      `npm did not install @compiler/${system}-${cpu}@1.0.0`,
    );
  });

  it("is refused if a package has another version", () => {
    const { root, lock } = install();
    write(root, `${compiler}/package.json`, JSON.stringify({ version: "0.9.0" }));
    expect(findInstallProblem(root, lock, machine)?.[0]).toContain("@1.0.0");
  });

  it("is refused with the reason if a program does not run", () => {
    const { root, lock } = install({
      program: "#!/bin/sh\necho 'libatomic.so.1: not found' >&2\nexit 127\n",
    });
    expect(findInstallProblem(root, lock, machine)?.[0]).toMatch(
      /does not run here: libatomic\.so\.1: not found$/,
    );
  });

  it("is refused with the reason if a library cannot be loaded", () => {
    const { root, lock } = install();
    write(root, `${compiler}/compiler.node`, "");
    write(
      root,
      `${runtime}/bin/node`,
      "#!/bin/sh\n[ $1 = --version ] || { echo 'node:internal'; echo 'Error: bad ELF'; exit 1; } >&2\n",
    );
    expect(findInstallProblem(root, lock, machine)?.[0]).toMatch(/does not run here: Error: bad ELF$/);
  });

  it("is not begun if the dependencies include no Node.js for the machine", () => {
    const { lock } = install();
    expect(findLockProblem(lock, { ...machine, cpu: "riscv64" })?.[0]).toContain(`${system} riscv64`);
  });

  it("is begun if the lock file has everything that the machine needs", () => {
    const sound = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
    expect(findLockProblem(sound, machine)).toBeUndefined();
  });
});
