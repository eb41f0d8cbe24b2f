import { idsOf } from "../../options/option-ids.ts";
import type { Customization } from "../../print/customization.ts";

/** Both have no name and number, or the same. */
export const isSamePrint = (
  one: Customization | null | undefined,
  other: Customization | null | undefined,
): boolean => one?.name === other?.name && one?.number === other?.number;

interface WantedShirt {
  size: string | null;
  quantity: number;
  customization?: object | null | undefined;
  options?: readonly string[] | undefined;
}

interface AgreedShirt {
  size: string;
  quantity: number;
  customization: object | null;
  options?: readonly { id: string }[] | undefined;
}

/** Only its quantity is less, or its name and number are others. */
export function isSameShirt(line: WantedShirt, item: AgreedShirt): boolean {
  const options = idsOf(item.options);
  return (
    line.size === item.size &&
    line.quantity <= item.quantity &&
    Boolean(line.customization) === (item.customization !== null) &&
    options.length === (line.options ?? []).length &&
    options.every((id) => line.options?.includes(id))
  );
}
