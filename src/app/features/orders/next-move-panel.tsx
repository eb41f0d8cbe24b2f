import { ExternalLink } from "lucide-react";
import { messagingLink } from "#domain/delivery/whatsapp-number.ts";
import { describeFollowedPromise, trackAction } from "#domain/fulfilment/followed-texts.ts";
import { trackingUrl } from "#domain/fulfilment/tracking.ts";
import { type MoveAction, nextMove } from "#domain/orders/next-move.ts";
import type { PublicOrder } from "#domain/orders/order.ts";
import { isOver } from "#domain/orders/order-milestones.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { describeProgress, turnTexts, wayTexts } from "#domain/orders/order-way-texts.ts";
import { customerMarkTexts } from "#domain/payments/payment-texts.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { PIX_HEADING_ID } from "./pix-frame.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

interface NextMovePanelProps {
  order: PublicOrder;
  whatsapp: string;
  /** Whether the page says elsewhere what is wrong with the money. */
  isMarkBelow: boolean;
}

/** Whose turn it is, until when, and the one thing that the customer can do now. */
export function NextMovePanel({ order, whatsapp, isMarkBelow }: NextMovePanelProps) {
  const { paymentMark, fulfilment } = order;
  const { turn, action } = nextMove(order);
  const { title, headline } = turnTexts[turn];
  const promise = fulfilment && !isOver(order) ? describeFollowedPromise(fulfilment) : "";
  // An open page may take the action away.
  const kept = useKeptFocus(action ?? "nothing");
  return (
    <section
      {...kept}
      aria-labelledby="proximo-lance"
      className="grid gap-4 bg-surface px-4 py-5 md:flex md:items-center md:px-6"
    >
      <div className="grid gap-1 md:mr-auto">
        <h2 id="proximo-lance" tabIndex={-1} className="font-semibold text-canary text-small">
          {title}
        </h2>
        {/* An open page follows its order, which is then announced. */}
        <div aria-live="polite" className="grid gap-2">
          <p className="font-bold font-display text-[28px] leading-tight">{headline}</p>
          <p className="text-balance text-muted">
            {describeProgress(order)}
            {paymentMark && ` ${isMarkBelow ? wayTexts.marked : customerMarkTexts[paymentMark]}`}
          </p>
          {promise && <p className="font-semibold tabular-nums">{promise}</p>}
        </div>
      </div>
      <Action action={action} order={order} whatsapp={whatsapp} />
    </section>
  );
}

interface ActionProps {
  action: MoveAction;
  order: PublicOrder;
  whatsapp: string;
}

function Action({ action, order, whatsapp }: ActionProps) {
  if (action === "pay") {
    return (
      <ButtonLink to={`#${PIX_HEADING_ID}`} onClick={focusPayment}>
        {wayTexts.pay}
      </ButtonLink>
    );
  }
  if (action === "ask") {
    const question = wayTexts.question(orderNumber(order.id));
    return (
      <ButtonLink
        to={messagingLink(whatsapp, question)}
        target="_blank"
        rel="noopener noreferrer"
        variant="outline"
      >
        {wayTexts.ask}
      </ButtonLink>
    );
  }
  const tracking = order.fulfilment?.tracking;
  const url = tracking && trackingUrl(tracking);
  if (action !== "track" || !url) return null;
  return (
    <ButtonLink to={url} target="_blank" rel="noopener noreferrer" icon={<ExternalLink />}>
      {trackAction(tracking.carrier)}
    </ButtonLink>
  );
}

/** The address names the place, to which the page scrolls; a keyboard goes on from there too. */
function focusPayment(): void {
  document.getElementById(PIX_HEADING_ID)?.focus({ preventScroll: true });
}
