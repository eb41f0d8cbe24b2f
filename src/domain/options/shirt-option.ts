import type { PrintArea } from "../print/shirt-print.ts";

/** Seen from whoever wears the shirt: the right sleeve is on the left of its front picture. */
export const patchPlaces = ["right_sleeve", "left_sleeve", "chest"] as const;
export type PatchPlace = (typeof patchPlaces)[number];

/** Where patches lie on a front picture, as far as a product says so itself. */
export type PatchAreas = Partial<Record<PatchPlace, PrintArea>>;

/** Where they lie on the front picture of a shirt that fills it as usual. */
export const defaultPatchAreas: Readonly<Record<PatchPlace, PrintArea>> = {
  right_sleeve: { x: 0.135, y: 0.325, width: 0.1, height: 0.08 },
  left_sleeve: { x: 0.765, y: 0.325, width: 0.1, height: 0.08 },
  chest: { x: 0.45, y: 0.28, width: 0.1, height: 0.08 },
};

/** The shape of a picture whose size is unknown. */
export const USUAL_RATIO = 0.8;

/** A patch as it lies on the front of a shirt. */
export interface Patch {
  place: PatchPlace;
  imageUrl: string;
  area: PrintArea;
  /** Of the front picture that the area is measured on: its width divided by its height. */
  ratio: number;
}

/** What a shirt may get for a price: a patch, long sleeves, shorts. Cart and order lines store a copy. */
export interface ShirtOption {
  id: string;
  name: string;
  priceCents: number;
  /** Absent for an option that does not lie on the picture. */
  patch?: Patch;
}

/** What a cart or a draft remembers of an option; the shop says the rest. */
export type ChosenOption = Pick<ShirtOption, "id" | "name">;

/** What a product lets its shoppers choose from. */
export interface OfferedOptions {
  /** In the order in which shoppers see them. */
  choices: readonly ShirtOption[];
  /** The most that one shirt may have; null for any number. */
  max: number | null;
  /** The ids of options that exclude each other. */
  oneOf: readonly (readonly string[])[];
}

/** Absent for a product without options. */
export interface Optioned {
  options?: OfferedOptions | undefined;
}
