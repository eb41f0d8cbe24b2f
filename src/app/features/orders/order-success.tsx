import { Check, MessageCircle, Wallet } from "lucide-react";
import { formatTime } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import type { PlacedOrder } from "./placed-order.ts";
import { StoreHelp } from "./store-help.tsx";

const stepsTo = (paymentPath: string | undefined) => [
  {
    title: "Contato pelo WhatsApp",
    text: "Um atendente entra em contato para confirmar os dados do pedido.",
  },
  {
    title: "Pagamento",
    text: paymentPath
      ? "Pague na página do pedido. A confirmação vem sozinha."
      : "As formas de pagamento são informadas depois da confirmação.",
  },
  { title: "Preparação", text: "O pedido é preparado assim que o pagamento é confirmado." },
];

export function OrderSuccess({ placed, whatsapp }: { placed: PlacedOrder; whatsapp: string }) {
  const { paymentPath } = placed;
  return (
    <section className="relative isolate grid justify-items-center overflow-clip px-gutter py-14 text-center">
      <Tick />
      <h1 className="font-display font-extrabold text-title">Pedido Realizado com Sucesso!</h1>
      <p className="mt-3 max-w-[46ch] text-balance text-muted">
        Recebemos seu pedido às {formatTime(new Date(placed.at))} e já estamos processando.
      </p>
      <p className="mt-1 text-muted">
        Pedido <b className="font-semibold text-text">{orderNumber(placed.id)}</b>
      </p>
      <ol className={stepsClass}>
        {stepsTo(paymentPath).map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[40px_1fr] gap-3 px-4 py-5 md:px-6 md:py-7">
            <span className="font-display font-extrabold text-[40px] text-canary leading-none">
              {index + 1}
            </span>
            <div>
              <h2 className="font-semibold text-body">{title}</h2>
              <p className="text-muted text-note">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {!placed.opened && (
        <p className="mt-8 max-w-[46ch] text-balance font-medium text-canary">
          O WhatsApp não abriu sozinho. Toque em “Falar no WhatsApp” para enviar o seu pedido.
        </p>
      )}
      <div className="mt-8 grid w-full max-w-86 gap-3 md:flex md:max-w-none md:justify-center">
        {paymentPath && (
          <ButtonLink to={paymentPath} icon={<Wallet />}>
            Pagar
          </ButtonLink>
        )}
        <ButtonLink
          to={placed.whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant={paymentPath ? "outline" : "primary"}
          icon={<MessageCircle />}
        >
          Falar no WhatsApp
        </ButtonLink>
        <ButtonLink to="/" variant="outline">
          Voltar para a Loja
        </ButtonLink>
      </div>
      <StoreHelp whatsapp={whatsapp} className="mt-8" />
    </section>
  );
}

/** The success icon: a green disc in a pitch's centre circle, on the halfway line. */
function Tick() {
  return (
    <span
      aria-hidden="true"
      className="relative mt-8 mb-14 grid size-22 place-items-center rounded-full bg-grass text-on-grass before:absolute before:-inset-8 before:-z-1 before:rounded-full before:border-2 before:border-control after:absolute after:inset-x-[-50vw] after:top-10.75 after:-z-2 after:h-0.5 after:bg-line"
    >
      <Check className="size-11" strokeWidth={2.5} />
    </span>
  );
}

const stepsClass =
  "mt-8 grid w-full max-w-240 divide-line rounded-card border border-line bg-surface text-left max-md:divide-y " +
  "md:grid-cols-3 md:divide-x";
