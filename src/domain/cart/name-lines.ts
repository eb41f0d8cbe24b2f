import type { CartItem } from "./cart.ts";

const NAMED_LINES = 3;

/** 'ZÉ / 10, G' for a shirt with a print, 'Camisa Aurora, G, Patch da Copa' for one with an option alone. */
export function nameLine({ name, size, customization, options = [] }: CartItem): string {
  const shirt = customization ? `${customization.name} / ${customization.number}` : name;
  return [shirt, size, ...options.map((option) => option.name)].join(", ");
}

/** 'ZÉ / 10, G; Camisa Aurora, M e mais 2' */
export function nameLines(items: readonly CartItem[]): string {
  const named = items.slice(0, NAMED_LINES).map(nameLine).join("; ");
  const others = items.length - NAMED_LINES;
  return others > 0 ? `${named} e mais ${others}` : named;
}
