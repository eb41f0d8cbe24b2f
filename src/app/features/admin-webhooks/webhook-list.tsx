import { ChevronRight } from "lucide-react";
import { hostOfWebhook } from "#domain/webhooks/webhook-address.ts";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { describeLast, nameState } from "./describe-webhook.ts";
import type { Webhook } from "./use-webhooks.ts";

/** The address of one webhook's log and actions. */
const pathOf = ({ id }: Webhook) => `?secao=webhooks&webhook=${id}`;

export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <ul aria-label="Webhooks" className="divide-y divide-line rounded-control border border-line">
      {webhooks.map((webhook) => (
        <WebhookItem key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}

function WebhookItem({ webhook }: { webhook: Webhook }) {
  const { label, tone } = nameState(webhook);
  return (
    <li>
      <Link
        to={pathOf(webhook)}
        className="flex items-center gap-3 px-4 py-3 transition-colors hover:bg-raised"
      >
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="wrap-anywhere font-semibold">{webhook.name}</span>
            <Badge tone={tone} dot>
              {label}
            </Badge>
          </span>
          <span className="wrap-anywhere text-caption text-muted">{hostOfWebhook(webhook.url)}</span>
          <span className="wrap-anywhere text-caption text-muted">{describeLast(webhook)}</span>
        </span>
        <ChevronRight className="size-5 text-muted" />
      </Link>
    </li>
  );
}
