import { idsOf } from "../../options/option-ids.ts";
import type { Customization } from "../../print/customization.ts";

/** Both have no name and number, or the same. */
export const isSamePrint = (
  one: Customization | null | undefined,
  other: Customization | null | undefined,
): boolean => one?.name === other?.name && one?.number === other?.number;

interface WantedShirt<Print = object> {
  size: string | null;
  quantity: number;
  customization?: Print | null | undefined;
  options?: readonly string[] | undefined;
}

interface AgreedShirt<Print = object> {
  size: string;
  quantity: number;
  customization: Print | null;
  options?: readonly { id: string }[] | undefined;
}

function isSameGarment(line: WantedShirt, item: AgreedShirt): boolean {
  const options = idsOf(item.options);
  return (
    line.size === item.size &&
    options.length === (line.options ?? []).length &&
    options.every((id) => line.options?.includes(id))
  );
}

/** Only its quantity is less, or its name and number are others. */
export const isSameShirt = (line: WantedShirt, item: AgreedShirt): boolean =>
  isSameGarment(line, item) &&
  line.quantity <= item.quantity &&
  Boolean(line.customization) === (item.customization !== null);

/** One that was made already is still what the line asks for, however many it asks for. */
export const isStillRight = (line: WantedShirt<Customization>, item: AgreedShirt<Customization>): boolean =>
  isSameGarment(line, item) && isSamePrint(line.customization, item.customization);
