/** A customised shirt as a link, so that a shopper can send it to a friend. */
import type { Customization } from "./customization.ts";
import { isCustomizationComplete, toCustomization } from "./customization.ts";

const NAME = "nome";
const NUMBER = "numero";

/** Returns null if the link has no name and number, or none that could be printed. */
export function readSharedShirt(query: URLSearchParams): Customization | null {
  const shared = toCustomization(query.get(NAME) ?? "", query.get(NUMBER) ?? "");
  return isCustomizationComplete(shared) ? shared : null;
}

export function sharedShirtQuery(customization: Customization | null): string {
  if (!customization) return "";
  return `?${new URLSearchParams({ [NAME]: customization.name, [NUMBER]: customization.number })}`;
}
