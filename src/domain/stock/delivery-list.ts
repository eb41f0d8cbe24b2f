/** A delivery as a pasted list: on each line the code or name of a product, a size and how many units came. */

import { SIZE_LENGTH } from "../sizes/size-label.ts";
import { tidyLine } from "../typed-text.ts";
import { MAX_STOCK_UNITS } from "./stock-movement.ts";
import { officeTexts } from "./stock-office-texts.ts";

export const MAX_DELIVERY_LINES = 500;
export const MAX_LIST_LENGTH = 60_000;

/** One way to read a line. */
export interface DeliveryReading {
  /** A code or a name. */
  product: string;
  size: string;
  units: number;
}

export const writeDeliveryLine = ({ product, size, units }: DeliveryReading): string =>
  `${product}; ${size}; ${units}`;

/**
 * Every way to read a line, the likeliest first. Names, and sizes such as "12 anos", contain spaces: only the products
 * of the shop say where the one ends and the other begins.
 */
export function readDeliveryLine(line: string): DeliveryReading[] {
  const text = line.replace(/[;\s]+$/u, "");
  return [...cutAt(text, /[;\t]/gu), ...cutAt(text, /\s+/gu)];
}

function cutAt(text: string, separator: RegExp): DeliveryReading[] {
  const places = [...text.matchAll(separator)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const last = places.pop();
  const units = last && readUnits(text.slice(last.to).trim());
  if (!units) return [];
  return places.toReversed().flatMap(({ from, to }) => {
    const product = tidyLine(text.slice(0, from));
    const size = tidyLine(text.slice(to, last.from));
    return product && size && size.length <= SIZE_LENGTH ? [{ product, size, units }] : [];
  });
}

function readUnits(text: string): number | undefined {
  const units = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return units >= 1 && units <= MAX_STOCK_UNITS ? units : undefined;
}

/** A product that a line may mean. */
export interface ListedProduct {
  id: string;
  name: string;
  sizes: readonly string[];
}

export type UnderstoodLine<Product extends ListedProduct> =
  | { product: Product; size: string; units: number; problem?: undefined }
  | { problem: string };

/** Understands a line by the products that its readings name. A name may belong to several products. */
export function understandLine<Product extends ListedProduct>(
  line: string,
  productsCalled: (text: string) => readonly Product[],
): UnderstoodLine<Product> {
  const readings = readDeliveryLine(line);
  let problem: string | undefined;
  for (const { product: called, size: typed, units } of readings) {
    const [product, another] = productsCalled(called);
    if (!product) continue;
    if (another) {
      problem ??= `Mais de um produto se chama “${called}”: use o código`;
      continue;
    }
    const size = findLabel(product.sizes, typed);
    if (size !== undefined) return { product, size, units };
    problem ??= officeTexts.noSuchSize(product.name, typed);
  }
  return { problem: problem ?? describeUnknown(readings) };
}

function describeUnknown([first]: readonly DeliveryReading[]): string {
  if (!first) return "Escreva o código ou o nome, o tamanho e a quantidade";
  return `Nenhum produto com o código ou o nome “${first.product}”`;
}

/** A size as it is called, or as only one is called but for capital letters. */
function findLabel(labels: readonly string[], typed: string): string | undefined {
  if (labels.includes(typed)) return typed;
  const alike = labels.filter((label) => label.toLowerCase() === typed.toLowerCase());
  return alike.length === 1 ? alike[0] : undefined;
}
