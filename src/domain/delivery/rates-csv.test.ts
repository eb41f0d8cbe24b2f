import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tidyLine } from "../typed-text.ts";
import { anyRate } from "./delivery-fixture.ts";
import {
  type DeliveryRate,
  MAX_DELIVERY_CENTS,
  MAX_DELIVERY_DAYS,
  MAX_GRAMS,
  MAX_RATES,
} from "./delivery-method.ts";
import { deliveryTexts } from "./delivery-texts.ts";
import { isSameName } from "./match-rates.ts";
import { findOverlap } from "./overlapping-rates.ts";
import { readRatesCsv, writeRatesCsv } from "./rates-csv.ts";
import { states } from "./states.ts";

const tableHead = "CEP inicial;CEP final;Estado;Peso acima de (kg);Peso até (kg);Preço;Prazo (dias úteis)";

const cep = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, "0"));
const place = fc.oneof(
  fc.tuple(cep, cep).map((pair) => {
    const [cepFrom = null, cepTo = null] = pair.sort();
    return { cepFrom, cepTo };
  }),
  fc.constantFrom(...states).map((state) => ({ state })),
  fc.constant({}),
);
const weights = fc
  .uniqueArray(fc.integer({ min: 0, max: MAX_GRAMS }), { minLength: 2, maxLength: 2 })
  .chain((pair) => {
    const [overGrams = 0, upToGrams = 1] = pair.sort((one, other) => one - other);
    return fc.constantFrom({ overGrams, upToGrams }, { overGrams, upToGrams: null });
  });
const cost = fc.record({
  priceCents: fc.integer({ min: 0, max: MAX_DELIVERY_CENTS }),
  days: fc.integer({ min: 0, max: MAX_DELIVERY_DAYS }),
});
const district = fc.oneof(
  fc.constant(null),
  fc
    .string({ minLength: 1, maxLength: 80 })
    .map(tidyLine)
    .filter((name) => name !== "" && !isSameName(name, deliveryTexts.otherDistricts)),
);

const tableRate: fc.Arbitrary<DeliveryRate> = fc
  .tuple(place, weights, cost)
  .map((parts) => Object.assign({}, anyRate, ...parts));
const localRate: fc.Arbitrary<DeliveryRate> = fc
  .tuple(district, cost)
  .map(([name, priced]) => ({ ...anyRate, district: name, ...priced }));

describe("rows as a spreadsheet", () => {
  it.each([
    ["table", tableRate],
    ["local", localRate],
  ] as const)("of a %s are read again as they were", (kind, rate) => {
    fc.assert(
      fc.property(fc.array(rate, { minLength: 1, maxLength: 30 }), (rates) => {
        const read = readRatesCsv(kind, writeRatesCsv(kind, rates));
        expect(read.rates).toEqual(rates);
        expect(read.mistakes).toHaveLength(findOverlap(rates) ? 1 : 0);
      }),
    );
  });

  it("have the headings and the numbers of a Brazilian spreadsheet", () => {
    const rate = { ...anyRate, cepFrom: "01000000", cepTo: "05999999", overGrams: 300, upToGrams: 1000 };
    expect(writeRatesCsv("table", [rate])).toBe(
      `\ufeff${tableHead}\r\n01000-000;05999-999;;0,3;1;25,00;5\r\n`,
    );
    expect(writeRatesCsv("local", [{ ...anyRate, district: "Sé" }, anyRate])).toBe(
      "\ufeffBairro;Preço;Prazo (dias úteis)\r\nSé;25,00;5\r\nOutros bairros;25,00;5\r\n",
    );
  });
});

describe("a spreadsheet of rows", () => {
  it("may have other separators, another order and only the columns that it needs", () => {
    const text = 'PRAZO,Preco,estado\n4,"R$ 1.018,90",sp\n';
    expect(readRatesCsv("table", text)).toEqual({
      rates: [{ ...anyRate, state: "SP", priceCents: 101_890, days: 4 }],
      mistakes: [],
    });
  });

  it("may have CEPs that lost their first zero, and weights in grams", () => {
    const text = `${tableHead}\n1000000;5999999;;;500 g;18,9;4`;
    expect(readRatesCsv("table", text).rates).toEqual([
      { ...anyRate, cepFrom: "01000000", cepTo: "05999999", upToGrams: 500, priceCents: 1890, days: 4 },
    ]);
  });

  it("is told its mistakes by the lines of the file", () => {
    const text = `${tableHead}\n;;SP;;;18,90;4\n\n;;XX;;;caro;4\n01000-000;;;;;10,00;2\n;;RJ;2;1;10,00;2`;
    const { mistakes } = readRatesCsv("table", text);
    expect(mistakes).toEqual([
      { line: 4, message: `${deliveryTexts.stateUnknown}. ${deliveryTexts.price}` },
      { line: 5, message: deliveryTexts.cepRange },
      { line: 6, message: deliveryTexts.weights },
    ]);
  });

  it("is told which two lines are for the same delivery", () => {
    const text = `${tableHead}\n;;SP;;;18,90;4\n;;RJ;;;18,90;4\n;;SP;1;;28,90;4`;
    expect(readRatesCsv("table", text).mistakes).toEqual([
      {
        line: 4,
        message: "As linhas 2 (SP) e 4 (SP, acima de 1 kg) valem para a mesma entrega. Mude uma delas.",
      },
    ]);
  });

  it.each([
    ["nothing", "", /títulos das colunas/],
    ["no headings", "01000-000;05999-999;;;;18,90;4", /títulos das colunas/],
    ["the columns of the other kind", "Bairro;Preço;Prazo\nSé;8,00;1", /da entrega local/],
    ["no rows", tableHead, /pelo menos uma linha/],
    ["too many rows", `${tableHead}\n${";;SP;;;18,90;4\n".repeat(MAX_RATES + 1)}`, /no máximo 2000/],
  ])("with %s is refused as a whole", (_, text, message) => {
    const { rates, mistakes } = readRatesCsv("table", text);
    expect(rates).toEqual([]);
    expect(mistakes).toEqual([{ line: 1, message: expect.stringMatching(message) }]);
  });
});
