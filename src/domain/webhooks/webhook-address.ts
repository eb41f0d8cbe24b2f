import { parseWebAddress } from "../media/image-url.ts";
import { webhookTexts as texts } from "./webhook-texts.ts";

/** Returns why events cannot be sent to an address; undefined if that cannot be decided without looking it up. */
export function refuseWebhookAddress(text: string): string | undefined {
  const address = text.trim();
  if (!URL.canParse(address)) return texts.address;
  const { protocol, username, password } = new URL(address);
  if (protocol === "http:") return texts.insecure;
  if (username !== "" || password !== "") return texts.credentials;
  return protocol === "https:" && parseWebAddress(address) ? undefined : texts.address;
}

/** Without its fragment, which is never sent. */
export function tidyWebhookAddress(text: string): string {
  const url = new URL(text.trim());
  url.hash = "";
  return url.href;
}

/** All that a log or a mail may say of an address: its path is often a secret itself. */
export const hostOfWebhook = (address: string): string => new URL(address).host;
