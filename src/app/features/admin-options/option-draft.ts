import type { z } from "zod";
import { parsePrice } from "#domain/catalog/price.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { centsToComma } from "#domain/money.ts";
import type { optionInputSchema } from "#domain/options/option-input.ts";
import {
  defaultPatchAreas,
  type PatchPlace,
  type ShirtOption,
  USUAL_RATIO,
} from "#domain/options/shirt-option.ts";
import { tidyLine } from "#domain/typed-text.ts";
import type { LibraryOption } from "./use-library.ts";

export type OptionKind = "patch" | "other";

/** An option while it is edited: its price as it is typed. */
export interface OptionDraft {
  kind: OptionKind;
  name: string;
  price: string;
  /** Place and picture stay in the draft while it is no patch. */
  place: PatchPlace;
  /** Empty until a picture is chosen. */
  imageUrl: string;
  isOffered: boolean;
}

export const newDraft: OptionDraft = {
  kind: "patch",
  name: "",
  price: "",
  place: "right_sleeve",
  imageUrl: "",
  isOffered: true,
};

type Stored = Pick<LibraryOption, "name" | "price_cents" | "patch" | "is_offered">;

export const draftOf = ({ name, price_cents, patch, is_offered }: Stored): OptionDraft => ({
  kind: patch ? "patch" : "other",
  name,
  price: centsToComma(price_cents),
  place: patch?.place ?? newDraft.place,
  imageUrl: patch?.image_url ?? "",
  isOffered: is_offered,
});

/** As it is sent. No price is NaN, too: an option that is free by mistake would cost the shop. */
export function toInput({ kind, name, price, place, imageUrl, isOffered }: OptionDraft) {
  return {
    name,
    price_cents: parsePrice(price) ?? Number.NaN,
    patch: kind === "patch" ? { place, image_url: imageUrl } : null,
    is_offered: isOffered,
  } satisfies z.input<typeof optionInputSchema>;
}

/** What the schema cannot know: only a picture of the shop's own is laid on shirts. */
export function refuseDraft({ kind, imageUrl }: OptionDraft): FieldErrors {
  if (kind !== "patch" || imageUrl === "" || objectKeyOfUrl(imageUrl) !== undefined) return {};
  return { "patch.image_url": "A loja não conseguiu copiar esta imagem do outro site. Envie o arquivo." };
}

/** As a shopper would see it; undefined until it has a name. */
export function optionOfDraft({ kind, name, price, place, imageUrl }: OptionDraft): ShirtOption | undefined {
  const tidied = tidyLine(name);
  if (tidied === "") return undefined;
  const area = defaultPatchAreas[place];
  return {
    id: "draft",
    name: tidied,
    priceCents: parsePrice(price) ?? 0,
    ...(kind === "patch" && imageUrl && { patch: { place, imageUrl, area, ratio: USUAL_RATIO } }),
  };
}
