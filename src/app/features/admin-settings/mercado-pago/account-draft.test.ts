import { expect, it } from "vitest";
import { mercadoPagoInputSchema } from "#domain/payments/mercado-pago-input.ts";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { draftOf, newDraft, refuseDraft, toInput } from "./account-draft.ts";

const account = {
  active: false,
  holder: "MANTO FC",
  pix_minutes: 60,
  card_instalments: 6,
  token_state: "good",
  is_test: false,
  has_webhook_secret: true,
  notification_url: null,
  updated_at: "2026-11-17T12:00:00.000Z",
} as const;

const TOKEN = "APP_USR-1234567890123456";

it("an account that is opened and saved again is the same, with its credentials", () => {
  const { active, pix_minutes, card_instalments, updated_at } = account;
  expect(toInput(draftOf(account), updated_at)).toEqual({
    active,
    pix_minutes,
    card_instalments,
    updated_at,
  });
});

it("an account without cards stays so, and twelve instalments are proposed if they are switched on", () => {
  const draft = draftOf({ ...account, card_instalments: null });
  expect(toInput(draft, null).card_instalments).toBeNull();
  expect(toInput({ ...draft, takesCards: true }, null).card_instalments).toBe(12);
});

it("a new account needs only the token", () => {
  const input = toInput({ ...newDraft, accessToken: TOKEN }, null);
  expect(mercadoPagoInputSchema.parse(input)).toEqual({
    accessToken: TOKEN,
    webhookSecret: undefined,
    version: null,
    settings: { active: true, pixMinutes: 1440, cardInstalments: 12 },
  });
});

it("credentials are sent without the spaces and line breaks around and in them", () => {
  const pasted = { accessToken: ` ${TOKEN.slice(0, 9)}\n${TOKEN.slice(9)} \n`, webhookSecret: " ab\ncd " };
  expect(toInput({ ...newDraft, ...pasted }, null)).toMatchObject({
    access_token: TOKEN,
    webhook_secret: "abcd",
  });
});

it("a token is asked for only where none is stored", () => {
  expect(refuseDraft(newDraft, true)).toEqual({ access_token: mercadoPagoTexts.tokenMissing });
  expect(refuseDraft({ ...newDraft, accessToken: " \n" }, true)).not.toEqual({});
  expect(refuseDraft(newDraft, false)).toEqual({});
});
