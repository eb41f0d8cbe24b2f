import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const FILE = "docs/security.md";

/**
 * How many requirements of levels 1 and 2 the sections of each chapter of ASVS 5.0.0 have: V1.1 has two, V1.2 has nine. In
 * every section they come first, so V1.2 has V1.2.1 to V1.2.9. The shop has neither OAuth (V10) nor WebRTC (V17).
 */
const requirements = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
};
type Chapter = keyof typeof requirements;
const chapters = Object.keys(requirements) as Chapter[];

const idsOf = (chapter: Chapter): string[] =>
  requirements[chapter].flatMap((count, section) =>
    Array.from({ length: count }, (_, n) => `${chapter}.${section + 1}.${n + 1}`),
  );

const text = readFileSync(FILE, "utf8");
const idsIn = (part: string): string[] => part.match(/\bV\d+\.\d+\.\d+\b/g) ?? [];
const codeIn = (part: string): string[] => [...part.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
const byNumber = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true });

/** The text below the heading that begins with this word, up to the next one. */
function textBelow(heading: string): string {
  const [, ...parts] = text.split(/^## /m);
  return parts.find((part) => part.split(/\s/, 1)[0] === heading)?.replace(/^.*\n/, "") ?? "";
}

/** The rows of a chapter that answer requirements: those whose first cell names some. */
const rowsOf = (chapter: Chapter): { ids: string[]; holds: string; shownBy: string[] }[] =>
  textBelow(chapter)
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|"))
    .map(([, ids = "", holds = "", shownBy = ""]) => ({ ids: idsIn(ids), holds, shownBy: codeIn(shownBy) }))
    .filter(({ ids }) => ids.length > 0);

describe(FILE, () => {
  it.each(chapters)("answers every requirement of %s once, in the tables of that chapter", (chapter) => {
    const answered = rowsOf(chapter).flatMap(({ ids }) => ids);
    expect(answered.toSorted(byNumber)).toEqual(idsOf(chapter));
  });

  it.each(["V10", "V17"])("says why %s does not apply", (chapter) => {
    expect(textBelow(chapter).trim()).not.toBe("");
  });

  it("lists under 'Open' exactly the requirements whose row says what is open", () => {
    const open = chapters.flatMap(rowsOf).filter(({ holds }) => holds.includes("open:"));
    const listed = new Set(idsIn(textBelow("Open")));
    expect([...listed].toSorted(byNumber)).toEqual(open.flatMap(({ ids }) => ids).toSorted(byNumber));
  });

  it("names a test, a file or a command for every row", () => {
    const rows = chapters.flatMap(rowsOf);
    const unshown = rows.filter(({ shownBy }) => shownBy.length === 0).flatMap(({ ids }) => ids);
    expect(unshown).toEqual([]);
  });

  it("names only files and folders that exist", () => {
    const shownBy = chapters.flatMap(rowsOf).flatMap((row) => row.shownBy);
    const words = codeIn(text).flatMap((code) => code.split(/\s+/));
    const paths = [
      ...shownBy.filter((code) => !code.startsWith("npm ")),
      ...words.filter((word) => /^[\w.@-]+(\/[\w.@-]+)+\/?$|^[\w.-]+\.[a-z]{2,4}$/.test(word)),
    ];
    expect([...new Set(paths)].filter((path) => !existsSync(path))).toEqual([]);
  });

  it("links only to files that exist", () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = ""]) => target);
    const files = targets.filter((target) => !target.startsWith("https://"));
    expect(files.filter((target) => !existsSync(join(dirname(FILE), target)))).toEqual([]);
  });
});
