import { describe, expect, it } from "vitest";
import { describeMachine } from "./machine.mjs";

const report = (glibcVersionRuntime?: string) => ({
  excludeNetwork: false,
  getReport: () => ({ header: { glibcVersionRuntime } }),
});
const machine = (change: object) =>
  describeMachine({
    platform: "linux",
    arch: "arm64",
    versions: { node: "20.0.0" },
    report: report("2.36"),
    ...change,
  } as never);

describe("a machine", () => {
  it("is described by the properties by which npm chooses packages", () => {
    expect(machine({})).toEqual({ os: "linux", cpu: "arm64", libc: "glibc", problem: undefined });
  });

  it("has no C library property outside Linux", () => {
    expect(machine({ platform: "darwin" }).libc).toBeUndefined();
  });

  it("is refused in one line if its Node.js is too old", () => {
    expect(machine({ versions: { node: "18.20.8" } }).problem).toEqual([
      expect.stringMatching(/^Node\.js 20 or newer .* 18\.20\.8\./),
    ]);
  });

  it("is refused without glibc", () => {
    expect(machine({ report: report() }).problem?.[0]).toContain("needs glibc");
  });
});
