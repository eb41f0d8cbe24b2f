/** A shirt with somebody's name, as a link: what is typed on the page can be sent to a friend. */
import type { Customization } from "../cart/cart.ts";
import { isCustomizationComplete, toCustomization } from "./customization.ts";

const NAME = "nome";
const NUMBER = "numero";

/** Null where the link says nothing of it, or nothing that could be printed. */
export function readSharedShirt(query: URLSearchParams): Customization | null {
  const shared = toCustomization(query.get(NAME) ?? "", query.get(NUMBER) ?? "");
  return isCustomizationComplete(shared) ? shared : null;
}

export function sharedShirtQuery(customization: Customization | null): string {
  if (!customization) return "";
  return `?${new URLSearchParams({ [NAME]: customization.name, [NUMBER]: customization.number })}`;
}
