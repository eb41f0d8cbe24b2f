import { describe, expect, it } from "vitest";
import { MAX_LINES } from "../cart/cart.ts";
import { offered, patch } from "../options/option-fixture.ts";
import { MAX_TOTAL_CENTS } from "../orders/refuse-total.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import { checkoutTexts } from "../texts/checkout.ts";
import { groupShirts, readTeamList } from "./team-list.ts";
import { giveOptions, noTeamOptions } from "./team-options.ts";
import { describeTeamObstacle, quoteTeam, toCartItems } from "./team-order.ts";

const shirt = {
  id: "6f1c2f0e-0000-4000-8000-000000000000",
  name: "Camisa Aurora",
  priceCents: 28990,
  formerPriceCents: null,
  categoryId: null,
  imageUrl: "/a.jpg",
  print: null,
};
const quote = (list: string) => quoteTeam(groupShirts(readTeamList(list, standardLabels)), shirt, 2000);
const itemsOf = (list: string) => toCartItems(quote(list));
const manyNumbers = (count: number) =>
  Array.from({ length: count }, (_, number) => `Ana ${number} M`).join("\n");

describe("a team's order", () => {
  it("prices each shirt with its name and number", () => {
    expect(quote("Silva 10 M\nSouza 8 G\nSilva 10 M").totalCents).toBe(3 * 30990);
  });

  it("prices a size that costs more only in its own lines", () => {
    const sizes = [
      { label: "10 anos", surchargeCents: 0 },
      { label: "12 anos", surchargeCents: 1500 },
    ];
    const lines = readTeamList("Silva 10 12 anos\nSouza 8 10a\nSilva 10 12a", ["10 anos", "12 anos"]);
    const { lines: priced, totalCents } = quoteTeam(groupShirts(lines), { ...shirt, sizes }, 2000);
    expect(priced.map(({ size, quantity, unitPriceCents }) => [size, quantity, unitPriceCents])).toEqual([
      ["12 anos", 2, 32490],
      ["10 anos", 1, 30990],
    ]);
    expect(totalCents).toBe(2 * 32490 + 30990);
  });

  it("prices the options, and is another line of the cart where they differ", () => {
    const product = { ...shirt, options: offered() };
    const chosen = giveOptions({ ...noTeamOptions, forAll: [patch.id] }, [2], []);
    const groups = groupShirts(readTeamList("Silva 10 M\nSilva 10 M", standardLabels), chosen);
    const priced = quoteTeam(groups, product, 2000);
    expect(priced.totalCents).toBe(2 * 30990 + patch.priceCents);
    expect(toCartItems(priced).map(({ quantity, options }) => ({ quantity, options }))).toEqual([
      { quantity: 1, options: [{ id: patch.id, name: patch.name }] },
      { quantity: 1, options: undefined },
    ]);
  });

  it("is one line of the cart for each different shirt", () => {
    expect(itemsOf("Silva 10 M\nSouza 8 G\nSilva 10 M")).toEqual([
      {
        id: shirt.id,
        name: "Camisa Aurora",
        size: "M",
        quantity: 2,
        priceCents: 30990,
        image: "/a.jpg",
        customization: { name: "SILVA", number: "10" },
      },
      expect.objectContaining({ size: "G", quantity: 1, customization: { name: "SOUZA", number: "8" } }),
    ]);
  });
});

describe("the reason why a team's shirts cannot go into the cart", () => {
  it("is nothing for a squad of thirty", () => {
    expect(describeTeamObstacle(itemsOf(manyNumbers(30)), 0, [])).toBeNull();
  });

  it("is an empty list", () => {
    expect(describeTeamObstacle([], 0, [])).toBe("Cole ou digite a lista do time");
  });

  it.each([
    [1, "Corrija as linhas marcadas da lista"],
    [2, "Corrija as linhas marcadas da lista"],
  ])("is a mistake in %i line(s)", (mistakes, sentence) => {
    expect(describeTeamObstacle(itemsOf("Silva 10 M"), mistakes, [])).toBe(sentence);
  });

  it("is a cart that would hold more lines than an order takes", () => {
    const cart = itemsOf(manyNumbers(MAX_LINES));
    expect(describeTeamObstacle(itemsOf("Silva 10 M"), 0, cart)).toBe(
      "O carrinho ficaria com 61 itens, e um pedido leva até 60",
    );
  });

  it("is not a full cart that has the same shirts already", () => {
    expect(describeTeamObstacle(itemsOf("Ana 1 M"), 0, itemsOf(manyNumbers(MAX_LINES)))).toBeNull();
  });

  it("is a total above what an order may add up to, with the shirts in the cart", () => {
    const cart = itemsOf("Silva 10 M").map((item) => ({ ...item, priceCents: MAX_TOTAL_CENTS }));
    expect(describeTeamObstacle(itemsOf("Souza 8 G"), 0, cart)).toBe(
      checkoutTexts.totalTooHigh(MAX_TOTAL_CENTS),
    );
  });

  it("is more of one shirt than a line takes, with those in the cart", () => {
    const one = itemsOf("Silva 10 M");
    const full = one.map((item) => ({ ...item, quantity: 99 }));
    expect(describeTeamObstacle(one, 0, full)).toBe("De uma mesma camisa, um pedido leva até 99");
  });
});
