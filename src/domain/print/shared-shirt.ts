/** A customised shirt as a link, so that a shopper can send it to a friend. */
import { isUuid } from "../uuid.ts";
import type { Customization } from "./customization.ts";
import { isCustomizationComplete, toCustomization } from "./customization.ts";

const NAME = "nome";
const NUMBER = "numero";
const OPTIONS = "opcoes";

/** Returns null if the link has no name and number, or none that could be printed. */
export function readSharedShirt(query: URLSearchParams): Customization | null {
  const shared = toCustomization(query.get(NAME) ?? "", query.get(NUMBER) ?? "");
  return isCustomizationComplete(shared) ? shared : null;
}

/** The ids of the options in the link; whether the product has them is not known here. */
export function readSharedOptions(query: URLSearchParams): string[] {
  return (query.get(OPTIONS) ?? "").split(",").filter(isUuid);
}

export function sharedShirtQuery(
  customization: Customization | null,
  options: readonly string[] = [],
): string {
  const query = new URLSearchParams({
    ...(customization && { [NAME]: customization.name, [NUMBER]: customization.number }),
    ...(options.length > 0 && { [OPTIONS]: options.join(",") }),
  });
  return query.size > 0 ? `?${query}` : "";
}
