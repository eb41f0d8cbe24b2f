import { describe, expect, it } from "vitest";
import { countSizes } from "./count-sizes.ts";
import { describeProgress, describeState, type ShownTeamOrder } from "./describe-team-order.ts";
import { describeNewShirts } from "./new-shirts.ts";

const order: ShownTeamOrder = { state: "open", shirts: [1, 2], max_shirts: 22, closes_on: null };
const shirt = (id: string) => ({ id, name: id.toUpperCase(), number: "10", size: "M" });

describe("a team order in words", () => {
  it.each([
    ["Lista aberta", {}, "2026-11-19"],
    ["Aberta até 30/11", { closes_on: "2026-11-30" }, "2026-11-19"],
    ["Aberta até 22/11 (faltam 3 dias)", { closes_on: "2026-11-22" }, "2026-11-19"],
    ["Aberta até 20/11 (amanhã)", { closes_on: "2026-11-20" }, "2026-11-19"],
    ["Aberta só até hoje", { closes_on: "2026-11-19" }, "2026-11-19"],
    ["Lista cheia", { state: "full", closes_on: "2026-11-30" }, "2026-11-19"],
    ["Lista fechada", { state: "closed", closes_on: "2026-11-10" }, "2026-11-19"],
    ["O time já pediu", { state: "ordered" }, "2026-11-19"],
  ] as const)("is %s", (words, change, today) => {
    expect(describeState({ ...order, ...change }, today)).toBe(words);
  });

  it("says how many are in", () => {
    expect(describeProgress(order)).toBe("2 de 22 camisas");
    expect(describeProgress({ ...order, shirts: [], max_shirts: 1 })).toBe("0 de 1 camisa");
  });

  it("counts the sizes in the product's order, one that it has not any more last", () => {
    const shirts = ["GG", "P", "XG", "P"].map((size) => ({ size }));
    expect(countSizes(shirts, {})).toEqual([
      { size: "P", shirts: 2 },
      { size: "GG", shirts: 1 },
      { size: "XG", shirts: 1 },
    ]);
  });
});

describe("what is said of a list that has changed", () => {
  it("is who came, or how many", () => {
    expect(describeNewShirts([], [shirt("ana")], [])).toBe("ANA / 10 entrou na lista");
    expect(describeNewShirts([shirt("ana")], [shirt("ana"), shirt("bia"), shirt("léo")], [])).toBe(
      "2 camisas entraram na lista",
    );
  });

  it("is nothing of the own shirt, nor of one that was taken off", () => {
    expect(describeNewShirts([], [shirt("ana")], ["ana"])).toBe("");
    expect(describeNewShirts([shirt("ana")], [], [])).toBe("");
  });
});
