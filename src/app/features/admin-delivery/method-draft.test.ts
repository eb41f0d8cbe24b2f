import { expect, it } from "vitest";
import { newMethod } from "#domain/delivery/delivery-fixture.ts";
import { deliveryMethodInputSchema } from "#domain/delivery/delivery-method-input.ts";
import { changeKind, draftOf, newDraft, toInput } from "./method-draft.ts";

it.each([
  newMethod({
    freeFromCents: 39_900,
    freeFromUnits: 3,
    rates: [{ cepFrom: "01000000", cepTo: "05999999", upToGrams: 500 }, { state: "RJ" }, { overGrams: 1500 }],
  }),
  newMethod({ kind: "local", city: "Recife", note: "À noite", rates: [{ district: "Boa Vista" }, {}] }),
  newMethod({ kind: "pickup", rates: [{ priceCents: 0, days: 0 }] }),
])("a method that is opened and saved again is the same: $kind", ({ id: _, ...method }) => {
  const draft = draftOf({ ...method, active: false });
  expect(deliveryMethodInputSchema.parse(toInput(draft))).toEqual({ ...method, active: false });
});

it("a new pickup can be saved as it is, and the others need only a price, the days and the city", () => {
  expect(deliveryMethodInputSchema.safeParse(toInput(newDraft("pickup"))).success).toBe(true);
  const { rates, ...local } = newDraft("local");
  const filled = rates.map((rate) => ({ ...rate, price: "15", days: "2" }));
  const parsed = deliveryMethodInputSchema.safeParse(toInput({ ...local, city: "Recife", rates: filled }));
  expect(parsed.success).toBe(true);
});

it("another kind keeps what was typed, but not the name and the rows of the kind before", () => {
  const typed = { ...newDraft("pickup"), note: "Das 9h às 18h", freeFromUnits: "3" };
  const changed = changeKind(typed, "table");
  expect(changed).toMatchObject({
    kind: "table",
    name: "Correios",
    note: "Das 9h às 18h",
    freeFromUnits: "3",
  });
  expect(changed.rates).toMatchObject([{ place: "everywhere", price: "", days: "" }]);
  expect(changeKind({ ...typed, name: "Balcão" }, "local").name).toBe("Balcão");
});

it("what cannot be read is refused at its field", () => {
  const { error } = deliveryMethodInputSchema.safeParse(
    toInput({ ...newDraft("pickup"), freeFromReais: "muito", freeFromUnits: "três" }),
  );
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["free_from_cents", "free_from_units"]);
});
