import { MessageCircle } from "lucide-react";
import { stepLabels } from "#domain/fulfilment/step.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import type { AdminOrder, ManagedFulfilment } from "../admin-order.ts";
import { useCustomerMessages } from "../use-customer-messages.ts";

interface StepMessagesProps {
  order: AdminOrder;
  fulfilment: ManagedFulfilment;
}

/** Tells the customer about the step by WhatsApp, and says of which steps they know already. */
export function StepMessages({ order, fulfilment: { step, told } }: StepMessagesProps) {
  const message = useCustomerMessages(order).find(({ kind }) => kind === step);
  const isTold = told.some((one) => one.step === step && one.messaged_at !== null);
  if (!message && told.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-4">
      {told.length > 0 && (
        <ul aria-label="Avisos ao cliente" className="grid gap-1">
          {told.map((one) => (
            <Told key={one.step} told={one} />
          ))}
        </ul>
      )}
      {message && (
        <ButtonLink
          variant={isTold ? "ghost" : "outline"}
          size="app"
          icon={<MessageCircle />}
          to={message.link}
          target="_blank"
          rel="noreferrer"
          className={isTold ? "-ml-3" : undefined}
          onClick={message.onOpen}
        >
          {isTold ? "Abrir de novo" : "Avisar pelo WhatsApp"}
        </ButtonLink>
      )}
    </div>
  );
}

function Told({ told: { step, mailed_at, messaged_at } }: { told: ManagedFulfilment["told"][number] }) {
  const ways = [
    messaged_at && `Avisado em ${formatDateTime(new Date(messaged_at))}`,
    mailed_at && `E-mail enviado em ${formatDateTime(new Date(mailed_at))}`,
  ];
  return (
    <li className="tabular-nums">
      <span className="font-semibold">{stepLabels[step]}:</span> {ways.filter(Boolean).join(" · ")}
    </li>
  );
}
