// Composes the lines of one order: distinct products, sizes, and sometimes a name and a number.
import type { Random } from "../../art/base/random.ts";
import type { DemoOrderLine, OrderedProduct, Size } from "../types.ts";

export const customizationCents = 2000;

const names = [
  "JOÃO",
  "MARIA",
  "PEDRO",
  "LUÍZA",
  "GABRIEL",
  "BEATRIZ",
  "LUCAS",
  "SOFIA",
  "MATEUS",
  "HELENA",
  "CAUÃ",
  "LARISSA",
  "VINÍCIUS",
  "CLARICE",
  "ANTÔNIO",
  "TEREZA",
  "MIGUEL",
  "ISADORA",
  "BENÍCIO",
  "CONCEIÇÃO",
  "MARIA EDUARDA",
  "JOÃO MIGUEL",
];
const numbers = ["1", "4", "5", "7", "8", "9", "10", "10", "11", "13", "17", "21", "22", "30", "77", "99"];
const sizes: readonly Size[] = ["P", "M", "M", "G", "G", "GG"];
/** Most people buy one or two things. */
const lineCounts = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4];
const quantities = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3];

function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.min(list.length - 1, Math.floor(random(0, list.length)))];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

export function composeLines(random: Random, onSale: readonly OrderedProduct[]): DemoOrderLine[] {
  const left = [...onSale];
  const count = Math.min(pick(random, lineCounts), left.length);
  return Array.from({ length: count }, () => {
    // Squaring the random number favours the start of the list, so that some products are best sellers.
    const [product] = left.splice(Math.floor(random() ** 2 * left.length), 1);
    if (!product) throw new RangeError("no product on sale");
    return composeLine(random, product);
  });
}

function composeLine(random: Random, product: OrderedProduct): DemoOrderLine {
  const size = pick(random, sizes);
  const quantity = pick(random, quantities);
  const customization = { name: pick(random, names), number: pick(random, numbers) };
  const plain = { productSlug: product.slug, name: product.name, size, quantity };
  return random() < 0.4
    ? { ...plain, priceCents: product.priceCents + customizationCents, customization }
    : { ...plain, priceCents: product.priceCents };
}
