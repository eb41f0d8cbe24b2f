import { z } from "@hono/zod-openapi";
import { type ShownAccount, tokenStates } from "./account-service.ts";
import type { PaymentDesk } from "./payment-desk.ts";

export const accountSchema = z
  .object({
    active: z.boolean(),
    holder: z.string().describe("Como o Mercado Pago chama a conta"),
    pix_minutes: z.int().describe("Por quanto tempo um código Pix vale"),
    card_instalments: z
      .int()
      .nullable()
      .describe("Em até quantas vezes no cartão; null se não recebe cartão"),
    token_state: z
      .enum(tokenStates)
      .describe(
        "`refused`: o Mercado Pago não o aceita mais. `unreadable`: foi gravado com outro SESSION_SECRET",
      ),
    is_test: z.boolean().describe("Se é uma credencial de teste, com a qual ninguém paga de verdade"),
    has_webhook_secret: z.boolean(),
    notification_url: z
      .string()
      .nullable()
      .describe(
        "O endereço das notificações; null se o Mercado Pago não alcança a loja, que então só pergunta",
      ),
    updated_at: z.string(),
  })
  .openapi("MercadoPagoAccount");

export function presentAccount(
  account: ShownAccount,
  { notificationUrl }: Pick<PaymentDesk, "notificationUrl">,
): z.output<typeof accountSchema> {
  return {
    active: account.active,
    holder: account.holder,
    pix_minutes: account.pixMinutes,
    card_instalments: account.cardInstalments,
    token_state: account.tokenState,
    is_test: account.isTest,
    has_webhook_secret: account.hasWebhookSecret,
    notification_url: notificationUrl ?? null,
    updated_at: account.updatedAt.toISOString(),
  };
}
