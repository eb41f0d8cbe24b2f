import { toChosen } from "#domain/options/option-ids.ts";
import { isSamePrint, isSameShirt } from "#domain/orders/editing/same-shirt.ts";
import type { AdminOrderItem } from "../admin-order.ts";
import { orderTexts } from "../order-texts.ts";
import type { PricedLine } from "./draft-price.ts";
import { refuseLineOptions } from "./line-options.ts";
import type { DraftLine, LineChoice } from "./order-draft.ts";

/** What was chosen of a line of the order. */
export const agreedChoice = ({
  size,
  quantity,
  customization,
  options = [],
}: AdminOrderItem): LineChoice => ({
  size,
  quantity,
  isCustom: customization !== null,
  customName: customization?.name ?? "",
  customNumber: customization?.number ?? "",
  options: toChosen(options),
});

type Chosen = Omit<DraftLine, "key" | "name" | "image">;

/** Whether it is the shirt that was agreed on, which stays in the order whatever the shop sells today. */
export function isAsAgreed({ kept, isCustom, ...line }: Chosen): boolean {
  const options = line.options.map(({ id }) => id);
  const customization = isCustom ? {} : null;
  return kept !== undefined && isSameShirt({ ...line, options, customization }, kept.item);
}

/** Whether its name and number are those that the order has. */
export function isPrintKept({ kept, isCustom, customName, customNumber }: Chosen): boolean {
  const print = { name: customName, number: customNumber };
  return isCustom && isSamePrint(print, kept?.item.customization);
}

/** Why its name and number cannot be printed. Those of the order stay as long as nothing else changes. */
export function refusePrint(line: Chosen, priced: PricedLine | undefined): string | undefined {
  if (!line.isCustom || (isAsAgreed(line) && isPrintKept(line))) return undefined;
  if (priced?.print_rules?.is_refused) return orderTexts.printRefused;
  const isTooLong = priced?.change === "print" && isPrintKept(line);
  return isTooLong ? orderTexts.printTooLong(priced.print_rules?.max_letters) : undefined;
}

/** Why its options cannot be sold. */
export const refuseOptionsOf = (line: Chosen, priced: PricedLine | undefined): string | undefined =>
  isAsAgreed(line) ? undefined : refuseLineOptions(line, priced);
