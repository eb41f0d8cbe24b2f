import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderFilterSchema } from "./order-filter.ts";
import { matchStatuses, readOrderSearch } from "./order-search.ts";

const all = ["pending", "completed", "shipped", "em_analise"];

describe("searching orders", () => {
  it("finds an order by any prefix of its id, with or without '#', in either case", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 4, max: 36 }), fc.boolean(), (id, length, isUpper) => {
        const start = isUpper ? id.slice(0, length).toUpperCase() : id.slice(0, length);
        for (const typed of [start, `#${start}`, ` ${start} `]) {
          const { ids } = readOrderSearch(typed);
          expect(ids && ids.first <= id && id <= ids.last).toBe(true);
        }
      }),
    );
  });

  it.each(["ana", "zeca pagodinho", "#", "ada", "a".repeat(33)])("does not take %j for an id", (typed) => {
    expect(readOrderSearch(typed).ids).toBeUndefined();
  });

  it("takes one letter after '#' for an id", () => {
    expect(readOrderSearch("#a").ids).toEqual({
      first: "a0000000-0000-0000-0000-000000000000",
      last: "afffffff-ffff-ffff-ffff-ffffffffffff",
    });
  });

  it("compares names without accents and in lower case", () => {
    expect(readOrderSearch("  JOÃO da ").name).toEqual(["joao", "da"]);
  });

  it.each(["11912345678", "(11) 91234-5678"])("finds the WhatsApp number %s", (typed) => {
    expect(readOrderSearch(typed).whatsapp).toBe("11912345678");
  });

  it.each([
    ["pend", ["pending"]],
    ["Concluído", ["completed"]],
    ["CONCLUIDO", ["completed"]],
    ["em_an", ["em_analise"]],
    ["en", ["pending", "shipped"]],
    ["completed", []],
    ["", []],
  ])("%s names the statuses %j by their labels", (typed, found) => {
    expect(matchStatuses(typed, all)).toEqual(found);
  });
});

describe("the filter of orders", () => {
  const messageOf = (filter: object) => orderFilterSchema.safeParse(filter).error?.issues[0]?.message;

  it("shows the newest first by default", () => {
    expect(orderFilterSchema.parse({})).toEqual({ sort: "-date" });
  });

  it.each([
    [{ from: "2026-02-30" }, "Data inválida"],
    [{ from: "0000-01-01" }, "Data inválida"],
    [{ from: "2026-02-02", to: "2026-02-01" }, "A data final vem antes da inicial"],
    [{ q: "x".repeat(81) }, "Use no máximo 80 caracteres"],
    [{ q: "a\0b" }, "Busca inválida"],
    [{ sort: "name" }, "Ordem inválida"],
  ])("refuses %j", (filter, message) => {
    expect(messageOf(filter)).toBe(message);
  });
});
