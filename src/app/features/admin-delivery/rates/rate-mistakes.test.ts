import { describe, expect, it } from "vitest";
import { deliveryTexts as texts } from "#domain/delivery/delivery-texts.ts";
import { describePlace, describeWeights, newRate, type RateDraft } from "./rate-draft.ts";
import { findMistakes } from "./rate-mistakes.ts";

const rate = (fields: Partial<RateDraft>): RateDraft => ({
  ...newRate("everywhere"),
  price: "18,90",
  days: "4",
  ...fields,
});
const mistakesOf = (kind: "local" | "table", draft: RateDraft) => findMistakes(kind, [draft]).get(draft.id);

describe("the mistakes of a row", () => {
  it("are none where it is complete", () => {
    expect(mistakesOf("table", rate({ over: "1", upTo: "5 kg" }))).toBeUndefined();
  });

  it.each<[string, Partial<RateDraft>, string, string]>([
    ["half a CEP", { place: "cep", cepFrom: "01000-000", cepTo: "0599" }, "place", texts.cepRange],
    ["no state", { place: "state" }, "place", texts.stateUnknown],
    ["no weight", { upTo: "leve" }, "weight", texts.typedWeight],
    ["weights backwards", { over: "5", upTo: "1" }, "weight", texts.weights],
    ["no price", { price: "" }, "price", texts.price],
    ["no days", { days: "logo" }, "days", texts.days(180)],
  ])("name the part with %s", (_, fields, part, message) => {
    expect(mistakesOf("table", rate(fields))).toEqual([{ part, message }]);
  });

  it("name a district that is missing, which would otherwise be a row for all districts", () => {
    const draft = rate({ place: "district", district: " ", price: "" });
    expect(mistakesOf("local", draft)).toEqual([
      { part: "place", message: texts.districtMissing },
      { part: "price", message: texts.price },
    ]);
  });

  it("are told at both rows that are for the same delivery, by their numbers, past a row that is incomplete", () => {
    const rows = [
      rate({ place: "state", state: "SP" }),
      rate({ price: "" }),
      rate({ place: "state", state: "SP", over: "1" }),
    ];
    const message = "As linhas 1 (SP) e 3 (SP, acima de 1 kg) valem para a mesma entrega. Mude uma delas.";
    const found = findMistakes("table", rows);
    expect(rows.map(({ id }) => found.get(id)?.[0]?.message)).toEqual([message, texts.price, message]);
  });
});

it("a row says where it applies and for which weights, also while it is incomplete", () => {
  expect(describePlace("table", rate({}))).toBe("Todo o Brasil");
  expect(describePlace("local", rate({}))).toBe("Outros bairros");
  expect(describePlace("table", rate({ place: "cep", cepFrom: "01000-000" }))).toBe("CEP 01000-000 a ?");
  expect(describeWeights(rate({ over: "0.3", upTo: "2" }))).toBe("acima de 300 g e até 2 kg");
});
