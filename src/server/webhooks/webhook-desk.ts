import { webhookTexts } from "#domain/webhooks/webhook-texts.ts";
import { createChooseAddresses } from "../http/public-connection.ts";
import { decryptSecret, encryptSecret } from "../identity/encrypt-secret.ts";
import { createPostWebhook, type PostWebhook, type WebhookNetwork } from "./post-webhook.ts";

/** What webhooks need of the program: the key that their secrets are stored under, and the way to other sites. */
export interface WebhookDesk {
  seal(endpointId: string, secret: string): string;
  /** Undefined if another key has sealed it. */
  unseal(endpointId: string, sealed: string): string | undefined;
  /** Looks an address up, and returns why nothing may be sent there. */
  refuseAddress(address: string): Promise<string | undefined>;
  post: PostWebhook;
}

const LOOK_UP_TIMEOUT_MS = 5_000;

export function createWebhookDesk({
  key,
  network = {},
}: {
  key: Uint8Array;
  network?: WebhookNetwork | undefined;
}): WebhookDesk {
  // What a secret is bound to in its encrypted form.
  const owner = (endpointId: string) => `webhook ${endpointId}`;
  const chooseAddresses = createChooseAddresses(network);
  return {
    seal: (endpointId, secret) => encryptSecret(key, owner(endpointId), secret),
    unseal: (endpointId, sealed) => decryptSecret(key, owner(endpointId), sealed),
    async refuseAddress(address) {
      try {
        const chosen = await chooseAddresses(new URL(address), AbortSignal.timeout(LOOK_UP_TIMEOUT_MS));
        return chosen === undefined ? webhookTexts.private : undefined;
      } catch {
        return webhookTexts.unresolved;
      }
    },
    post: createPostWebhook(network),
  };
}
