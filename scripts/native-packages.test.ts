import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listMissingNativePackages, listNativePackages, PLATFORMS } from "./native-packages.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** A lock file with a compiler and its platform packages, except the missing ones. */
function lockWithout(...missing: string[]) {
  const names = [
    "linux-x64-gnu",
    "linux-arm64-gnu",
    "linux-x64-musl",
    "darwin-arm64",
    "darwin-x64",
    "win32-x64",
  ];
  const own = names.map((name) => `@compiler/binding-${name}`);
  return {
    packages: {
      "": { optionalDependencies: undefined },
      "node_modules/compiler": {
        version: "1.0.0",
        optionalDependencies: Object.fromEntries(own.map((name) => [name, "1.0.0"])),
      },
      ...Object.fromEntries(
        own
          .filter((name) => !missing.includes(name))
          .map((name) => [`node_modules/${name}`, { version: "1.0.0" }]),
      ),
    },
  };
}

describe("package-lock.json", () => {
  it("has the native packages of every supported platform", () => {
    expect(listMissingNativePackages(lock)).toEqual([]);
  });

  it.each(PLATFORMS)("names a Node.js for $name", ({ os, cpu }) => {
    const natives = listNativePackages(lock, { os, cpu, libc: os === "linux" ? "glibc" : undefined });
    const runtimes = natives.filter(({ name }) => name in lock.packages[""].optionalDependencies);
    expect(runtimes).toHaveLength(1);
  });

  it("contains no registry URL", () => {
    const addresses = Object.values<{ resolved?: string }>(lock.packages).map(({ resolved }) => resolved);
    expect(addresses.filter(Boolean)).toEqual([]);
  });
});

describe("the missing packages of a lock file", () => {
  it("are none if every platform is locked", () => {
    expect(listMissingNativePackages(lockWithout())).toEqual([]);
  });

  it("are reported with package and platform", () => {
    expect(listMissingNativePackages(lockWithout("@compiler/binding-darwin-x64"))).toEqual([
      "macOS x64: @compiler/binding-darwin-x64, wanted by compiler@1.0.0",
    ]);
  });

  it("do not include packages for musl", () => {
    expect(listMissingNativePackages(lockWithout("@compiler/binding-linux-x64-musl"))).toEqual([]);
  });

  it("include a platform that the package does not name at all", () => {
    const incomplete = {
      packages: {
        "node_modules/linter": {
          version: "2.0.0",
          optionalDependencies: { "@linter/cli-linux-x64": "2.0.0" },
        },
        "node_modules/@linter/cli-linux-x64": { version: "2.0.0" },
      },
    };
    expect(listMissingNativePackages(incomplete)).toEqual([
      "Linux arm64: nothing, wanted by linter@2.0.0",
      "macOS arm64: nothing, wanted by linter@2.0.0",
      "macOS x64: nothing, wanted by linter@2.0.0",
      "Windows x64: nothing, wanted by linter@2.0.0",
    ]);
  });

  it("do not include a package in a node_modules further up", () => {
    const nested = {
      packages: {
        "node_modules/tool/node_modules/compiler": lockWithout().packages["node_modules/compiler"],
        ...lockWithout().packages,
      },
    };
    expect(listMissingNativePackages(nested)).toEqual([]);
  });

  it.each(
    Object.keys(lock.packages).filter((place) =>
      /node_modules\/@rolldown\/binding-(linux-arm64-gnu|win32-x64)/.test(place),
    ),
  )("is seen when %s is deleted from the real lock", (place) => {
    const { [place]: _, ...packages } = lock.packages;
    const missing = listMissingNativePackages({ packages });
    expect(missing).toEqual([expect.stringContaining(place.replace("node_modules/", ""))]);
  });
});

describe("the native packages of a machine", () => {
  const choices = {
    packages: {
      "node_modules/plain": { version: "1.0.0" },
      "node_modules/a": { version: "1.0.0", os: "linux", cpu: "x64" },
      "node_modules/b": { version: "1.0.0", os: ["linux"], cpu: ["x64"], libc: ["musl"] },
      "node_modules/c": { version: "1.0.0", os: ["linux"], cpu: ["arm64"], libc: ["glibc"] },
      "node_modules/d": { version: "1.0.0", os: ["!win32"] },
      "node_modules/e/node_modules/@own/f": { version: "1.0.0", os: ["win32"], cpu: ["x64", "ia32"] },
    },
  };
  const namesFor = (machine: { os: string; cpu: string; libc?: string }) =>
    listNativePackages(choices, { libc: undefined, ...machine }).map(({ name }) => name);

  it("are those of its system, processor and C library", () => {
    expect(namesFor({ os: "linux", cpu: "x64", libc: "glibc" })).toEqual(["a", "d"]);
    expect(namesFor({ os: "linux", cpu: "x64", libc: "musl" })).toEqual(["a", "b", "d"]);
    expect(namesFor({ os: "linux", cpu: "arm64", libc: "glibc" })).toEqual(["c", "d"]);
  });

  it("are named without their path", () => {
    expect(namesFor({ os: "win32", cpu: "x64" })).toEqual(["@own/f"]);
  });
});
