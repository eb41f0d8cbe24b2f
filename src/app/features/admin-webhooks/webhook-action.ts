import type { TestResult, Webhook, WebhookWithSecret } from "./use-webhooks.ts";

/** What the owner has started, or what came of it; each has its own dialog. */
export type WebhookAction =
  | { kind: "create" }
  | { kind: "edit"; webhook: Webhook }
  | { kind: "renew"; webhook: Webhook }
  | { kind: "delete"; webhook: Webhook }
  | { kind: "tested"; result: TestResult }
  | { kind: "secret"; made: WebhookWithSecret };

export type OnWebhookAction = (action: WebhookAction) => void;
