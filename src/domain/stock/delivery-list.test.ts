import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SIZE_LENGTH } from "../sizes/size-label.ts";
import { tidyLine } from "../typed-text.ts";
import { type ListedProduct, readDeliveryLine, understandLine, writeDeliveryLine } from "./delivery-list.ts";
import { MAX_STOCK_UNITS } from "./stock-movement.ts";

const aurora = { id: "a", name: "Camisa Aurora", sizes: ["P", "M", "12 anos"] };
const twins = [
  { id: "b", name: "Camisa Azul", sizes: ["M"] },
  { id: "c", name: "Camisa Azul", sizes: ["M"] },
];
const called: Record<string, ListedProduct[]> = {
  "CAM-01": [aurora],
  "Camisa Aurora": [aurora],
  "Camisa Azul": twins,
};
const understand = (line: string) => understandLine(line, (text) => called[text] ?? []);

describe("a line of a delivery's list", () => {
  it.each([
    ["CAM-01 M 10", "M", 10],
    ["Camisa Aurora; M; 10", "M", 10],
    ["Camisa Aurora;m;10;", "M", 10],
    ["Camisa Aurora\tP\t3", "P", 3],
    ["  Camisa  Aurora   12 anos  7 ", "12 anos", 7],
    ["CAM-01;12 ANOS;99999", "12 anos", 99_999],
  ])("is understood: %j", (line, size, units) => {
    expect(understand(line)).toEqual({ product: aurora, size, units });
  });

  it.each([
    ["CAM-01 M", "Escreva o código ou o nome, o tamanho e a quantidade"],
    ["CAM-01; M; dez", "Escreva o código ou o nome, o tamanho e a quantidade"],
    ["CAM-01 M 0", "Escreva o código ou o nome, o tamanho e a quantidade"],
    ["CAM-01 M 100000", "Escreva o código ou o nome, o tamanho e a quantidade"],
    ["CAM-02 M 10", "Nenhum produto com o código ou o nome “CAM-02”"],
    ["CAM-01 GG 10", "“Camisa Aurora” não tem o tamanho GG"],
    ["Camisa Azul; M; 1", "Mais de um produto se chama “Camisa Azul”: use o código"],
  ])("says what is wrong with %j", (line, problem) => {
    expect(understand(line)).toEqual({ problem });
  });

  const text = (maxLength: number) =>
    fc.string({ unit: "binary", minLength: 1, maxLength }).map(tidyLine).filter(Boolean);

  it("is understood again as it was written", () => {
    fc.assert(
      fc.property(
        text(40),
        text(SIZE_LENGTH).filter((size) => size.length <= SIZE_LENGTH),
        fc.integer({ min: 1, max: MAX_STOCK_UNITS }),
        (product, size, units) => {
          const line = writeDeliveryLine({ product, size, units });
          expect(readDeliveryLine(line)).toContainEqual({ product, size, units });
          const known = { id: "1", name: product, sizes: [size] };
          const found = understandLine(line, (name) => (name === product ? [known] : []));
          expect(found).toEqual({ product: known, size, units });
        },
      ),
    );
  });
});
