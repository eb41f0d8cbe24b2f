import { expect, it } from "vitest";
import { listChanges } from "./list-changes.ts";

it("shows only what differs, by its whole name", () => {
  const details = {
    before: { name: "Manto", links: { x: "", instagram: "a" } },
    after: { name: "Manto", links: { x: "b", instagram: "a" } },
  };
  expect(listChanges(details)).toEqual([{ name: "links.x", before: "(vazio)", after: "b" }]);
});

it("shows a text that changed as a whole", () => {
  expect(listChanges({ before: "um", after: "dois" })).toEqual([
    { name: "valor", before: "um", after: "dois" },
  ]);
});

it("leaves out the side that was nothing", () => {
  expect(listChanges({ before: null, after: "dois" })).toEqual([{ name: "valor", after: "dois" }]);
});

it("shows other details as they are", () => {
  expect(listChanges({ email: "a@b.c", count: 2 })).toEqual([
    { name: "email", after: "a@b.c" },
    { name: "count", after: "2" },
  ]);
});

it("has nothing to say about an entry without details", () => {
  expect(listChanges(null)).toEqual([]);
});

it("cuts what is too long to be read here", () => {
  expect(listChanges({ text: "x".repeat(1000) })[0]?.after).toHaveLength(601);
});
