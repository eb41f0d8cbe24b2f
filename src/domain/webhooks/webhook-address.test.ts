import { expect, it } from "vitest";
import { hostOfWebhook, refuseWebhookAddress, tidyWebhookAddress } from "./webhook-address.ts";
import { webhookTexts } from "./webhook-texts.ts";

it.each([
  ["https://erp.exemplo.com.br/loja?canal=1", undefined],
  [" https://erp.exemplo.com.br:8443/ ", undefined],
  ["http://erp.exemplo.com.br/", webhookTexts.insecure],
  ["https://ana@erp.exemplo.com.br/", webhookTexts.credentials],
  ["https://:senha@erp.exemplo.com.br/", webhookTexts.credentials],
  ["ftp://erp.exemplo.com.br/", webhookTexts.address],
  ["javascript:alert(1)", webhookTexts.address],
  ["https://", webhookTexts.address],
  ["", webhookTexts.address],
  [`https://erp.exemplo.com.br/${"a".repeat(2000)}`, webhookTexts.address],
])("of the address %s the refusal is %s", (address, refusal) => {
  expect(refuseWebhookAddress(address)).toBe(refusal);
});

it("an address is stored without its fragment", () => {
  expect(tidyWebhookAddress(" https://ERP.exemplo.com.br/a#parte ")).toBe("https://erp.exemplo.com.br/a");
});

it("of an address only its host is said", () => {
  expect(hostOfWebhook("https://erp.exemplo.com.br:8443/segredo?token=1")).toBe("erp.exemplo.com.br:8443");
});
