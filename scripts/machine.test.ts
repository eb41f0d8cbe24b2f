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
  it("is known by what npm chooses packages by", () => {
    expect(machine({})).toEqual({ os: "linux", cpu: "arm64", libc: "glibc", fault: undefined });
  });

  it("has no C library to choose by outside Linux", () => {
    expect(machine({ platform: "darwin" }).libc).toBeUndefined();
  });

  it("whose Node.js is too old is told so in one line", () => {
    expect(machine({ versions: { node: "18.20.8" } }).fault).toEqual([
      expect.stringMatching(/^Node\.js 20 or newer .* 18\.20\.8\./),
    ]);
  });

  it("without glibc is told so", () => {
    expect(machine({ report: report() }).fault?.[0]).toContain("needs glibc");
  });
});
