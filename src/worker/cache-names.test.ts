import { describe, expect, it } from "vitest";
import { listOutdated } from "./cache-names.ts";

const all = (version: string) => [`assets-${version}`, `pages-${version}`, `data-${version}`];

describe("when a version takes over", () => {
  it("the previous version keeps its scripts and pages, not its data", () => {
    expect(listOutdated(["pictures", ...all("a"), ...all("b")], "b")).toEqual(["data-a"]);
  });

  it("everything older is deleted", () => {
    const names = [...all("a"), ...all("b"), "pictures", ...all("c")];
    expect(listOutdated(names, "c")).toEqual([...all("a"), "data-b"]);
  });

  it("a first version deletes nothing", () => {
    expect(listOutdated(all("a"), "a")).toEqual([]);
  });

  it("caches of another program at this address are deleted", () => {
    expect(listOutdated(["workbox-precache", ...all("a")], "a")).toEqual(["workbox-precache"]);
  });
});
