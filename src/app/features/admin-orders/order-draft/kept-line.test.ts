import { describe, expect, it } from "vitest";
import { offered, patch } from "#domain/options/option-fixture.ts";
import { fromOffered, fromOption } from "#domain/options/option-schema.ts";
import { draftOf } from "../edit-order/edit-draft.ts";
import { item, order } from "../edit-order/edit-order-fixture.ts";
import { sizesOfLine } from "./draft-price.ts";
import { agreedChoice, isAsAgreed, refuseOptionsOf, refusePrint } from "./kept-line.ts";

const withdrawn = { id: "fora", name: "Patch antigo", priceCents: 1500 };
const agreed = item({
  size: "XGG",
  customization: { name: "MARTA", number: "10" },
  options: [withdrawn, patch].map(fromOption),
});
const [line] = draftOf(order({ items: [agreed] })).items;
if (!line) throw new Error("The draft has no line");

describe("a line of the order that is edited", () => {
  const refusing = { is_refused: true, price_cents: null, max_letters: null };
  const short = { is_refused: false, price_cents: null, max_letters: 4 };
  const today = { ...item(), change: "none" as const, former_price_cents: null };

  it("keeps the print that was agreed on, also where nothing is printed any more", () => {
    expect(refusePrint(line, { ...today, print_rules: refusing })).toBeUndefined();
    expect(refusePrint({ ...line, quantity: 1 }, { ...today, print_rules: refusing })).toBeUndefined();
  });

  it("cannot get another one there, nor the same one on another shirt", () => {
    const refused = { ...today, print_rules: refusing };
    expect(refusePrint({ ...line, customName: "BIA" }, refused)).toMatch("não é personalizável");
    expect(refusePrint({ ...line, size: "M" }, refused)).toMatch("não é personalizável");
    expect(refusePrint({ ...line, isCustom: false }, refused)).toBeUndefined();
  });

  it("in another size needs a name that fits today", () => {
    const refused = { ...today, change: "print" as const, print_rules: short };
    expect(refusePrint({ ...line, size: "M" }, refused)).toMatch("nomes de até 4 letras");
    expect(refusePrint({ ...line, size: "M", customName: "BIA" }, refused)).toBeUndefined();
  });

  it("keeps an option that was withdrawn, until something else changes", () => {
    const priced = { ...today, offered_options: fromOffered(offered()) };
    expect(refuseOptionsOf(line, priced)).toBeUndefined();
    expect(refuseOptionsOf({ ...line, size: "M" }, priced)).toBe("Fora de venda: Patch antigo");
  });

  it("is again what was agreed on when its changes are taken back", () => {
    const changed = { ...line, size: "M", quantity: 9, isCustom: false, options: [] };
    expect(isAsAgreed(changed)).toBe(false);
    expect(isAsAgreed({ ...changed, ...agreedChoice(agreed) })).toBe(true);
  });

  it("keeps its size among the choices, also when the product has other ones now", () => {
    const sizes = [{ label: "12 anos", surcharge_cents: 0 }];
    const labels = sizesOfLine(line, { items: [{ ...today, sizes }] }).map(({ label }) => label);
    expect(labels).toEqual(["XGG", "12 anos"]);
  });
});
