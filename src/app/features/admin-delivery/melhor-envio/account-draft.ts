import type { z } from "zod";
import { readWhole } from "#app/features/forms/read-whole.ts";
import { type melhorEnvioInputSchema, melhorEnvioTexts } from "#domain/delivery/melhor-envio.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { draftOfFree, type FreeDraft, toFreeInput } from "../free-draft.ts";
import type { MelhorEnvioAccount } from "./use-melhor-envio.ts";

/** The account of Melhor Envio while it is edited: the numbers as they are typed. */
export interface AccountDraft extends FreeDraft {
  /** Empty where the stored one stays: the shop never shows it again. */
  token: string;
  active: boolean;
  fromCep: string;
  width: string;
  height: string;
  length: string;
  isInsured: boolean;
  /** All services that the account has; those chosen stay, in case the owner changes their mind. */
  offersAll: boolean;
  services: readonly number[];
}

/** A shirt folded in a bag. */
export const newDraft: AccountDraft = {
  token: "",
  active: true,
  fromCep: "",
  width: "25",
  height: "4",
  length: "30",
  isInsured: true,
  offersAll: true,
  services: [],
  freeFromReais: "",
  freeFromUnits: "",
};

export function draftOf(account: MelhorEnvioAccount): AccountDraft {
  const { active, from_cep, width_cm, height_cm, length_cm, is_insured, services } = account;
  return {
    token: "",
    active,
    fromCep: from_cep,
    width: String(width_cm),
    height: String(height_cm),
    length: String(length_cm),
    isInsured: is_insured,
    offersAll: services.length === 0,
    services,
    ...draftOfFree({ freeFromCents: account.free_from_cents, freeFromUnits: account.free_from_units }),
  };
}

/** As it is sent. An unreadable number becomes NaN, which the schema refuses with the field's own message. */
export function toInput(draft: AccountDraft, version: string | null) {
  const { active, fromCep, isInsured, offersAll, services } = draft;
  // Copied from a mail or a chat, a token may have line breaks in it.
  const token = draft.token.replace(/\s/g, "");
  return {
    ...(token !== "" && { token }),
    active,
    from_cep: fromCep,
    width_cm: readWhole(draft.width),
    height_cm: readWhole(draft.height),
    length_cm: readWhole(draft.length),
    is_insured: isInsured,
    services: offersAll ? [] : [...services],
    ...toFreeInput(draft),
    updated_at: version,
  } satisfies z.input<typeof melhorEnvioInputSchema>;
}

/** What the schema cannot know: whether a token is stored, and that an empty choice was not meant as all. */
export function refuseDraft({ token, offersAll, services }: AccountDraft, needsToken: boolean): FieldErrors {
  return {
    ...(needsToken && token.trim() === "" && { token: melhorEnvioTexts.tokenMissing }),
    ...(!offersAll && services.length === 0 && { services: melhorEnvioTexts.services }),
  };
}
