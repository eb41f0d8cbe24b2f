import type { z } from "zod";
import type { FieldErrors } from "#domain/errors.ts";
import {
  DEFAULT_PIX_MINUTES,
  MAX_INSTALMENTS,
  type mercadoPagoInputSchema,
} from "#domain/payments/mercado-pago-input.ts";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import type { MercadoPagoAccount } from "./use-mercado-pago.ts";

/** The account of Mercado Pago while it is edited. */
export interface AccountDraft {
  /** Empty where the stored one stays: the shop never shows it again. The secret is alike. */
  accessToken: string;
  webhookSecret: string;
  active: boolean;
  pixMinutes: number;
  takesCards: boolean;
  /** It stays while cards are switched off, in case the owner changes their mind. */
  instalments: number;
}

export const newDraft: AccountDraft = {
  accessToken: "",
  webhookSecret: "",
  active: true,
  pixMinutes: DEFAULT_PIX_MINUTES,
  takesCards: true,
  instalments: MAX_INSTALMENTS,
};

export function draftOf({ active, pix_minutes, card_instalments }: MercadoPagoAccount): AccountDraft {
  return {
    ...newDraft,
    active,
    pixMinutes: pix_minutes,
    takesCards: card_instalments !== null,
    instalments: card_instalments ?? MAX_INSTALMENTS,
  };
}

/** As it is sent. */
export function toInput(draft: AccountDraft, version: string | null) {
  const { active, pixMinutes, takesCards, instalments } = draft;
  const accessToken = withoutSpaces(draft.accessToken);
  const webhookSecret = withoutSpaces(draft.webhookSecret);
  return {
    ...(accessToken !== "" && { access_token: accessToken }),
    ...(webhookSecret !== "" && { webhook_secret: webhookSecret }),
    active,
    pix_minutes: pixMinutes,
    card_instalments: takesCards ? instalments : null,
    updated_at: version,
  } satisfies z.input<typeof mercadoPagoInputSchema>;
}

/** Copied from a mail or a chat, a credential may have line breaks in it. */
const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** What the schema cannot know: whether a token is stored. */
export function refuseDraft({ accessToken }: AccountDraft, needsToken: boolean): FieldErrors {
  return needsToken && accessToken.trim() === "" ? { access_token: mercadoPagoTexts.tokenMissing } : {};
}
