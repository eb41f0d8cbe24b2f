import { describe, expect, it } from "vitest";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { exampleOffers } from "./example-offers.ts";
import { generateCode } from "./generate-code.ts";
import { copyOf, draftOf, nameOf, newDraft, offerOf, refuseDraft, toInput } from "./offer-draft.ts";
import { newStep } from "./step-draft.ts";
import type { ManagedOffer } from "./use-offers.ts";

const saved: ManagedOffer = {
  id: "1",
  name: "Semana do manto",
  code: "MANTO10",
  benefit: { kind: "percent", percent: 10 },
  category_ids: ["retro"],
  minimum_cents: 20_000,
  stacks: true,
  active: false,
  starts_at: "2026-11-20T12:00:00.000Z",
  ends_at: "2026-12-01T02:59:00.000Z",
  max_uses: 50,
  max_uses_per_customer: 1,
  uses: 12,
  orders: 12,
  discount_cents: 24_000,
  revenue_cents: 216_000,
  updated_at: "2026-11-15T12:00:00.000Z",
};

/** What the owner writes of an offer. */
function writtenOf({
  id,
  uses,
  orders,
  discount_cents,
  revenue_cents,
  updated_at,
  ...written
}: ManagedOffer) {
  return written;
}

const fieldsOf = (draft: ReturnType<typeof newDraft>) =>
  offerInputSchema.safeParse(toInput(draft)).error?.issues.map(({ path }) => path.join("."));

describe("an offer that is opened and saved again is the same:", () => {
  it.each<ManagedOffer["benefit"]>([
    { kind: "percent", percent: 10 },
    { kind: "amount", cents: 2050 },
    { kind: "free_delivery" },
    { kind: "bundle", take: 4, pay: 3 },
    {
      kind: "quantity",
      steps: [
        { units: 2, percent: 5 },
        { units: 5, unit_cents: 14_990 },
      ],
    },
  ])("$kind", (benefit) => {
    const offer = { ...saved, benefit };
    expect(toInput(draftOf(offer))).toEqual(writtenOf(offer));
  });

  it("pix, which has neither code nor limits", () => {
    const pix = {
      ...saved,
      benefit: { kind: "pix" as const, percent: 5 },
      code: null,
      stacks: false,
      max_uses: null,
      max_uses_per_customer: null,
    };
    expect(toInput(draftOf(pix))).toEqual(writtenOf(pix));
  });
});

describe("a new offer", () => {
  it.each(["percent", "amount", "free_delivery", "bundle", "quantity", "pix"] as const)(
    "can be saved as it is: %s",
    (kind) => {
      expect(fieldsOf(newDraft({ kind }))).toBeUndefined();
      expect(refuseDraft(newDraft({ kind }))).toEqual({});
    },
  );

  it.each(exampleOffers)("can be saved as the example $label is", ({ draft }) => {
    expect(fieldsOf(draft())).toBeUndefined();
    expect(refuseDraft(draft())).toEqual({});
  });

  it("keeps what was typed for one kind while another is looked at", () => {
    const typed = newDraft({ kind: "bundle", take: "5", hasCode: true, code: "GOL", maxUses: "10" });
    expect(toInput({ ...typed, kind: "pix" })).toMatchObject({
      code: null,
      max_uses: null,
      benefit: { kind: "pix", percent: 5 },
    });
    expect(toInput(typed)).toMatchObject({ code: "GOL", max_uses: 10, benefit: { take: 5 } });
  });
});

describe("the name", () => {
  it("follows what the offer gives until one is typed", () => {
    expect(nameOf(newDraft({ kind: "bundle" }))).toBe("Leve 3, pague 2");
    expect(nameOf(newDraft({ kind: "amount", amount: "15" }))).toBe("R$ 15,00 de desconto");
    expect(nameOf(newDraft({ kind: "bundle", name: "Trio" }))).toBe("Trio");
  });

  it("of a saved offer goes on following it, unless it was typed", () => {
    const same = draftOf({
      ...saved,
      name: "R$ 20,50 de desconto",
      benefit: { kind: "amount", cents: 2050 },
    });
    expect(nameOf({ ...same, amount: "30" })).toBe("R$ 30,00 de desconto");
    expect(nameOf({ ...draftOf(saved), percent: "20" })).toBe("Semana do manto");
  });

  it("is that of the kind while the offer is incomplete, or has more steps than fit", () => {
    expect(nameOf(newDraft({ percent: "" }))).toBe("Desconto em %");
    const steps = [2, 3, 4, 5].map((units) => newStep({ units: String(units), percent: "10" }));
    expect(nameOf(newDraft({ kind: "quantity", steps }))).toBe("Por quantidade");
  });
});

describe("a copy", () => {
  it("is on, has no code, and says that it is one", () => {
    const copy = copyOf(saved, new Date("2026-11-18T12:00:00Z"));
    expect(copy).toMatchObject({ name: "Semana do manto (cópia)", hasCode: true, code: "", active: true });
    expect(copy.endsAt).toBe("2026-11-30T23:59");
    expect(refuseDraft(copy)).toHaveProperty("code");
  });

  it("has no period that is over, and a name that fits", () => {
    const copy = copyOf({ ...saved, name: "x".repeat(60) }, new Date("2026-12-24T12:00:00Z"));
    expect(copy).toMatchObject({ startsAt: "", endsAt: "" });
    expect(nameOf(copy)).toHaveLength(60);
  });
});

describe("what cannot be read", () => {
  it("is refused at its field", () => {
    expect(fieldsOf(newDraft({ percent: "dez", minimum: "muito", maxUses: "1,5" }))).toEqual([
      "benefit.percent",
      "minimum_cents",
      "max_uses",
    ]);
  });

  it("is refused at its part of a row", () => {
    const steps = [
      newStep({ units: "1", percent: "5" }),
      newStep({ units: "4", percent: "200" }),
      newStep({ units: "6", gives: "price", price: "0" }),
    ];
    expect(Object.keys(refuseDraft(newDraft({ kind: "quantity", steps })))).toEqual([
      "benefit.steps.0.units",
      "benefit.steps.1.percent",
      "benefit.steps.2.unit_cents",
    ]);
  });
});

describe("the offer of the preview", () => {
  it("is there without name and code, whatever its period and its limits are", () => {
    const draft = newDraft({ name: "", hasCode: true, code: "", endsAt: "2020-01-01T00:00", maxUses: "x" });
    expect(offerOf(draft)).toMatchObject({ name: "Oferta", benefit: { kind: "percent", percent: 10 } });
  });

  it("is not there while what it gives is incomplete", () => {
    expect(offerOf(newDraft({ kind: "bundle", pay: "3" }))).toBeUndefined();
  });
});

it("a generated code is easy to read, and one that the shop accepts", () => {
  const codes = Array.from({ length: 500 }, generateCode);
  expect(codes.filter((code) => !/^[A-HJ-NP-Z2-9]{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(490);
});
