import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

interface Message {
  /** Of the delivery: the same at every attempt, so that a receiver can tell a repetition. */
  id: string;
  sentAt: Date;
  body: string;
}

/** The headers of Standard Webhooks, with a signature by each secret. */
export function signWebhook(secrets: readonly string[], { id, sentAt, body }: Message) {
  const messageId = `msg_${id}`;
  return {
    "webhook-id": messageId,
    "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(messageId, sentAt, body)).join(" "),
  };
}
