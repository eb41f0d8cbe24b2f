import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit } from "../fulfilment/s10.ts";
import { CORREIOS, trackingTexts } from "../fulfilment/tracking.ts";
import { MAX_CODE_LENGTH } from "../fulfilment/tracking-input.ts";
import { orderNumber } from "../orders/order-status.ts";
import { matchCodes, matchTexts } from "./match-codes.ts";
import type { CodedOrder } from "./match-codes-line.ts";

const order = (start: string, customer: string): CodedOrder => ({
  id: `${start.padEnd(8, "0")}-0000-4000-8000-000000000000`,
  customer,
});

const ana = order("aa1", "Ana Souza");
const beto = order("bb2", "Beto Lima");
const otherBeto = order("cc3", "Beto Lima");
const orders = [ana, beto];

const codeOf = (digits: string) => `AA${digits}${checkDigit(digits)}BR`;
const first = codeOf("12345678");
const second = codeOf("87654321");
const wrong = "AA123456780BR";

/** "AA 123 456 785 BR" */
const printed = (code: string) => code.replace(/^(..)(...)(...)(...)(..)$/, "$1 $2 $3 $4 $5");

/** The order's customer and the code of each line, or its problem. */
const read = (pasted: string, chosen: readonly CodedOrder[] = orders, carrier: string | null = null) =>
  matchCodes(pasted, chosen, carrier).lines.map((line) =>
    line.problem === undefined ? `${line.order.customer}: ${line.tracking.code}` : line.problem,
  );

describe("pasted codes", () => {
  it("without names belong to the orders in their order", () => {
    expect(read(`${first}\n${second}`)).toEqual([`Ana Souza: ${first}`, `Beto Lima: ${second}`]);
  });

  it("leave out empty lines, and the line ends of other systems", () => {
    expect(read(`\r\n  ${first}  \r\n\r\n${second}\r\n`)).toEqual([
      `Ana Souza: ${first}`,
      `Beto Lima: ${second}`,
    ]);
  });

  it.each([
    ["the number", `${orderNumber(beto.id)} ${first}`],
    ["the number without its sign", `${orderNumber(beto.id).slice(1)}\t${first}`],
    ["the number in capital letters", `${orderNumber(beto.id).toUpperCase()};${first}`],
    ["the whole id", `${beto.id}, ${first}`],
    ["the customer", `Beto Lima ${first}`],
    ["the customer without accents or capital letters", `béto lima;${first}`],
    ["more cells, of which the last is the code", `Beto Lima;São Paulo;${first};`],
  ])("after %s belong to that order", (_, line) => {
    expect(read(line)).toEqual([`Beto Lima: ${first}`]);
  });

  it("with spaces are one code, if what is before is no order", () => {
    expect(read(`${first.slice(0, 2)} ${first.slice(2, 11)} ${first.slice(11)}`)).toEqual([
      `Ana Souza: ${first}`,
    ]);
  });

  it.each([
    ["the number", orderNumber(beto.id).slice(1)],
    ["the number and its sign", orderNumber(beto.id)],
    ["the customer", "Beto Lima"],
    ["the customer and a hyphen", "Beto Lima -"],
  ])("as Correios print them, with spaces, belong after %s to that order", (_, name) => {
    expect(read(`${name} ${printed(second)}\nAna Souza ${printed(first)}`)).toEqual([
      `Beto Lima: ${second}`,
      `Ana Souza: ${first}`,
    ]);
    expect(read(`${name} ${printed(wrong)}`)).toEqual([trackingTexts.wrongDigit]);
  });

  it("as Correios print them belong to nobody after a name that was not chosen", () => {
    expect(read(`Carla Dias ${printed(first)}\n99999999 ${printed(second)}`)).toEqual([
      matchTexts.unknownOrder,
      matchTexts.unknownOrder,
    ]);
  });

  it.each([
    ["a price", `Beto Lima;${first};R$ 23,90`],
    ["a date", `Beto Lima\t${first}\t12/11/2026`],
    ["the customer", `${first};Beto Lima`],
    ["a date, in one column with the name", `Beto Lima ${first};12/11/2026`],
  ])("of Correios are found before %s", (_, line) => {
    expect(read(line)).toEqual([`Beto Lima: ${first}`]);
    expect(read(line.replace(first, wrong))).toEqual([trackingTexts.wrongDigit]);
  });

  it.each([
    ["a price", "Ana Souza;700123;R$ 23,90"],
    ["a date", "Ana Souza;700123;12/11/2026"],
    ["another code of Correios", `Ana Souza;${first};${second}`],
  ])("are not guessed beside %s", (_, line) => {
    expect(read(`${line}\n${first}`, orders, "Jadlog")).toEqual([matchTexts.unclearCode, matchTexts.noOrder]);
  });

  it("of other carriers belong to the order before them, in one word or in several of digits", () => {
    expect(read("Beto Lima;SP 700", orders, "Jadlog")).toEqual(["Beto Lima: SP 700"]);
    expect(read("Beto Lima 700 123", orders, "Jadlog")).toEqual(["Beto Lima: 700 123"]);
    expect(read(`${orderNumber(beto.id)} 700 123`, orders, "Jadlog")).toEqual(["Beto Lima: 700 123"]);
    expect(read("Caio, o pai;700", [order("ee5", "Caio, o pai")], "Jadlog")).toEqual(["Caio, o pai: 700"]);
    expect(read(`${orderNumber(beto.id)};200`, orders, "Jadlog")).toEqual(["Beto Lima: 200"]);
  });

  it.each([
    ["its number", `${orderNumber(beto.id).slice(1)} AA 473 124`],
    ["its number and its sign", `${orderNumber(beto.id)} AA 473 124`],
    ["its customer", "Beto Lima AA 473 124"],
    ["its customer before one word with digits", "Beto Lima SP 700"],
    ["its customer at the end", "473124 Béto Lima"],
    ["its number, and together they look like a code of Correios", `${orderNumber(ana.id).slice(1)} 785br`],
  ])("are never the whole line in which an order has %s", (_, line) => {
    expect(read(`${line}\n${first}`)).toEqual([matchTexts.unclearCode, matchTexts.noOrder]);
  });

  it("name no order that was not chosen", () => {
    expect(read(`#99999999 ${first}\nCarla;${second}`)).toEqual([
      matchTexts.unknownOrder,
      matchTexts.unknownOrder,
    ]);
  });

  it("after the name of somebody whose order was not chosen are nobody's", () => {
    expect(read(`Carla Dias ${first}`)).toEqual([matchTexts.unknownOrder]);
    expect(read("Ana 123", orders, "Jadlog")).toEqual([matchTexts.unknownOrder]);
  });

  it("below a heading belong to the same orders as without it", () => {
    expect(read(`Código\n${first}\n${second}`)).toEqual([
      matchTexts.noCode,
      `Ana Souza: ${first}`,
      `Beto Lima: ${second}`,
    ]);
  });

  it("that are wrong keep their place, so that those below them do not move up", () => {
    expect(read(`${wrong}\n${second}`)).toEqual([trackingTexts.wrongDigit, `Beto Lima: ${second}`]);
  });

  it("once one line names an order, need a name in every line", () => {
    expect(read(`Beto Lima ${first}\n${second}`)).toEqual([`Beto Lima: ${first}`, matchTexts.noOrder]);
    expect(read(`Beto Lima ${first}\nCódigos`)).toEqual([`Beto Lima: ${first}`, matchTexts.noCode]);
  });

  it("after a name that two orders have belong to neither", () => {
    const chosen = [beto, otherBeto];
    expect(read(`Beto Lima ${first}`, chosen)).toEqual([matchTexts.twoOrders]);
    expect(read(`${orderNumber(otherBeto.id)} ${first}`, chosen)).toEqual([`Beto Lima: ${first}`]);
  });

  it("are refused beyond the last order, and without a code", () => {
    expect(read(`${first}\n${second}\n${codeOf("11111111")}`).at(-1)).toBe(matchTexts.tooMany);
    expect(read(`Ana Souza;\nBeto Lima`)).toEqual([matchTexts.noCode, matchTexts.noCode]);
  });

  it("are refused a second time, be it the order or the code", () => {
    expect(read(`Ana Souza ${first}\nAna Souza ${second}`)).toEqual([
      `Ana Souza: ${first}`,
      matchTexts.orderTwice,
    ]);
    expect(read(`${first}\n${first}`)).toEqual([`Ana Souza: ${first}`, matchTexts.codeTwice]);
  });

  it("of Correios are checked, others are taken as they are", () => {
    expect(read(wrong)).toEqual([trackingTexts.wrongDigit]);
    expect(read("123", orders, CORREIOS)).toEqual([trackingTexts.wrongShape]);
    expect(read("123", orders, "Jadlog")).toEqual(["Ana Souza: 123"]);
    expect(read("9".repeat(MAX_CODE_LENGTH + 1), orders, "Jadlog")).toEqual([matchTexts.tooLong]);
  });

  it("that are refused leave the order to a later line, and among those without a code", () => {
    expect(read(`Ana Souza ${wrong}\nAna Souza ${first}`)).toEqual([
      trackingTexts.wrongDigit,
      `Ana Souza: ${first}`,
    ]);
    expect(matchCodes(`Beto Lima ${first}`, orders, null).without).toEqual([ana]);
  });

  it("of Correios go to the order whose number is before them, in whatever order the lines stand", () => {
    const digits = fc.uniqueArray(fc.stringMatching(/^\d{8}$/), { minLength: 2, maxLength: 2 });
    const shuffled = fc.shuffledSubarray(orders, { minLength: 1 });
    const separator = fc.constantFrom(" ", ";", "\t", ", ", " - ");
    const spelled = fc.constantFrom(printed, (code: string) => code);
    fc.assert(
      fc.property(shuffled, digits, spelled, separator, (named, serials, spell, between) => {
        const pasted = named.map(({ id }, index) => {
          return orderNumber(id).slice(1) + between + spell(codeOf(serials[index] ?? ""));
        });
        const { lines } = matchCodes(pasted.join("\n"), orders, null);
        expect(lines.map(({ order: of }) => of)).toEqual(named);
      }),
    );
  });

  it("give every order at most one code, none twice, and lose no line", () => {
    const chosen = [ana, beto, otherBeto, order("dd4", "Núbia"), order("ee5", "Caio, o pai")];
    const name = fc.constantFrom(
      "",
      ...chosen.flatMap(({ id, customer }) => [orderNumber(id), customer]),
      "#zzz",
    );
    const code = fc.oneof(
      fc.constantFrom("", first, second, first.toLowerCase(), printed(first), wrong, "x y", "23,90"),
      fc.string({ maxLength: 70 }).map((text) => text.replace(/[\r\n]/g, " ")),
    );
    const line = fc
      .tuple(name, fc.constantFrom(" ", ";", "\t", ","), code)
      .map(([before, separator, after]) => (before === "" ? after : before + separator + after));
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.subarray(chosen),
        fc.constantFrom(null, CORREIOS, "Jadlog"),
        (pasted, of, carrier) => {
          const { lines, without } = matchCodes(pasted.join("\n"), of, carrier);
          expect(lines.map(({ text }) => text)).toEqual(
            pasted.map((text) => text.trim()).filter((text) => text !== ""),
          );
          const matched = lines.flatMap((one) => (one.problem === undefined ? [one] : []));
          const ids = matched.map((one) => one.order.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(new Set(matched.map((one) => one.tracking.code)).size).toBe(matched.length);
          const all = [...ids, ...without.map(({ id }) => id)];
          expect(all.toSorted()).toEqual(of.map(({ id }) => id).toSorted());
        },
      ),
    );
  });
});
