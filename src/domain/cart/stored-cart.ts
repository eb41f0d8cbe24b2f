import { isWithin } from "../is-within.ts";
import { toChosen } from "../options/option-ids.ts";
import type { Customization } from "../print/customization.ts";
import { reaisToCents } from "../reais.ts";
import { readBuild } from "../sizes/read-build.ts";
import { isUuid } from "../uuid.ts";
import { addItem, boundQuantity, type CartItem } from "./cart.ts";

const CART_VERSION = 1;

const MAX_STORED_PRICE_CENTS = 110_000_000;
const MAX_STORED_SIZE = 12;
/** More than the shop takes would have it refuse the whole order. */
const MAX_STORED_LEAD_DAYS = 180;

/** What may be stored under a name, or something else. */
type Unread<Type> = { [Name in keyof Type]?: unknown };

/**
 * Parses the cart from the browser's storage, which any script or version may have written. The checks are written by
 * hand because every page loads this code and a schema library would be larger than all of it. Before version 1 a line
 * had its `price` in reais. A line that cannot be parsed is left out; the others stay.
 */
export function readStoredCart(text: string | null): CartItem[] {
  const lines: unknown = parse(text)?.state?.items;
  if (!Array.isArray(lines)) return [];
  return lines
    .map(readLine)
    .filter((line) => line !== undefined)
    .reduce<CartItem[]>(addItem, []);
}

export function writeStoredCart(items: readonly CartItem[]): string {
  return JSON.stringify({ state: { items }, version: CART_VERSION });
}

function parse(text: string | null): { state?: { items?: unknown } | null } | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function readLine(line: unknown): CartItem | undefined {
  const stored = (line ?? {}) as Unread<CartItem & { price: number }>;
  const { id, name, image, size, leadDays } = stored;
  const priceCents = readPrice(stored);
  const customization = readCustomization(stored.customization);
  const options = readOptions(stored.options);
  // Whether the product has the size is the shop's to say.
  if (!isText(id) || !isUuid(id) || !isText(name) || !isText(size, MAX_STORED_SIZE)) return;
  if (priceCents === undefined || customization === "unreadable" || options === "unreadable") return;
  return {
    id,
    name,
    priceCents,
    size,
    image: isText(image) ? image : null,
    quantity: boundQuantity(Number(stored.quantity)),
    customization,
    options,
    // A wait that cannot be parsed was not seen: the shop says it again.
    leadDays: isWithin(leadDays, MAX_STORED_LEAD_DAYS) && leadDays > 0 ? leadDays : undefined,
    build: readBuild(stored.build),
  };
}

function isText(value: unknown, maxLength = Number.POSITIVE_INFINITY): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= maxLength;
}

function readPrice({ priceCents, price }: Unread<{ priceCents: number; price: number }>): number | undefined {
  const cents = priceCents ?? (typeof price === "number" ? reaisToCents(price) : undefined);
  return isWithin(cents, MAX_STORED_PRICE_CENTS) ? cents : undefined;
}

/** An unreadable customisation drops the line: without its print it would be another shirt than the chosen one. */
function readCustomization(value: unknown): Customization | undefined | "unreadable" {
  if (value === undefined || value === null) return undefined;
  const { name, number } = value as Unread<Customization>;
  const isWhole = isText(name, 60) && /[\p{L}0-9]/u.test(name) && isText(number) && /^\d{1,2}$/.test(number);
  return isWhole ? { name, number } : "unreadable";
}

/** Like a name, an option that cannot be parsed drops the line. */
function readOptions(value: unknown): CartItem["options"] | "unreadable" {
  if (value === undefined || value === null) return undefined;
  const options = Array.isArray(value) ? value.map((option) => option ?? {}) : [];
  const isWhole = options.every(({ id, name }) => isText(id) && isUuid(id) && isText(name));
  return isWhole && options.length > 0 ? toChosen(options) : "unreadable";
}
