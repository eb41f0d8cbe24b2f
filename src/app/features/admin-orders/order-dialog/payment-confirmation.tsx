import { MessageCircle } from "lucide-react";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { orderTexts } from "../order-texts.ts";
import type { Confirmation } from "./use-confirmation.ts";

/** One tap tells the customer that the payment has arrived; afterwards it says that this was done. */
export function PaymentConfirmation({ message, openedAt, isNext }: Confirmation) {
  return (
    <div className="grid justify-items-start gap-1">
      {openedAt && (
        <p className="text-muted tabular-nums">
          {orderTexts.confirmationOpened(formatDateTime(new Date(openedAt)))}
        </p>
      )}
      <ButtonLink
        variant={openedAt ? "ghost" : isNext ? "primary" : "outline"}
        size="app"
        icon={<MessageCircle />}
        to={message.link}
        target="_blank"
        rel="noreferrer"
        className={openedAt ? "-ml-3" : "max-md:w-full"}
        onClick={message.onOpen}
      >
        {openedAt ? "Abrir de novo" : `Enviar '${message.label}'`}
      </ButtonLink>
    </div>
  );
}
