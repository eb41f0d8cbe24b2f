import { beforeEach, expect, it, vi } from "vitest";
import { type CartItem, lineKey } from "#domain/cart/cart.ts";
import { CART_TEAM_KEY, teamOfCart } from "./cart-team.ts";

const item: CartItem = {
  id: "3f0a2f5e-5b0e-4a39-9d43-2f8a8b1c7d10",
  name: "Camisa",
  priceCents: 10_000,
  size: "M",
  image: null,
  quantity: 1,
  customization: { name: "ANA", number: "7" },
};
const team = { token: "t".repeat(22), secret: "s".repeat(43) };
let stored: string | null;

beforeEach(() => {
  stored = JSON.stringify({ team, lines: [lineKey(item)] });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === CART_TEAM_KEY ? stored : null) });
});

it("an order with a shirt of the team says which team it is", () => {
  expect(teamOfCart([{ ...item, size: "G" }, item])).toEqual(team);
});

it("an order without any of its shirts says nothing", () => {
  expect(teamOfCart([{ ...item, size: "G" }])).toBeUndefined();
  expect(teamOfCart([])).toBeUndefined();
});

it.each([null, "", "{", "7", "null", '{"lines":[]}'])("an unreadable storage (%s) says nothing", (text) => {
  stored = text;
  expect(teamOfCart([item])).toBeUndefined();
});
