import { z } from "zod";
import { mercadoPagoTexts as texts } from "./payment-texts.ts";

/** What the owner decides about payments by a provider. */
export interface PaymentSettings {
  active: boolean;
  /** How long a Pix code can be paid. */
  pixMinutes: number;
  /** In how many instalments a card pays; null where the shop takes no cards. */
  cardInstalments: number | null;
}

export const MIN_PIX_MINUTES = 30;
export const MAX_PIX_MINUTES = 30 * 24 * 60;
export const DEFAULT_PIX_MINUTES = 24 * 60;
export const MAX_INSTALMENTS = 12;

/**
 * `access_token` and `webhook_secret` are absent where the stored ones stay; an empty secret takes the stored one away.
 * `updated_at` is the version that was edited, null for the first; a newer one is not overwritten.
 */
export const mercadoPagoInputSchema = z
  .object({
    access_token: z
      .string(texts.token)
      .trim()
      .regex(/^[\w-]{20,400}$/, texts.token)
      .optional(),
    webhook_secret: z
      .string(texts.secret)
      .trim()
      .regex(/^([\w-]{16,400})?$/, texts.secret)
      .optional(),
    active: z.boolean().default(true),
    pix_minutes: z
      .int(texts.expiry)
      .min(MIN_PIX_MINUTES, texts.expiry)
      .max(MAX_PIX_MINUTES, texts.expiry)
      .default(DEFAULT_PIX_MINUTES),
    card_instalments: z
      .int(texts.instalments)
      .min(1, texts.instalments)
      .max(MAX_INSTALMENTS, texts.instalments)
      .nullable()
      .default(MAX_INSTALMENTS),
    updated_at: z.iso.datetime("Diga qual versão foi editada").nullable(),
  })
  .transform(({ access_token, webhook_secret, updated_at, ...fields }) => ({
    accessToken: access_token,
    webhookSecret: webhook_secret,
    version: updated_at === null ? null : new Date(updated_at),
    settings: {
      active: fields.active,
      pixMinutes: fields.pix_minutes,
      cardInstalments: fields.card_instalments,
    } satisfies PaymentSettings,
  }));

export type MercadoPagoInput = z.output<typeof mercadoPagoInputSchema>;
