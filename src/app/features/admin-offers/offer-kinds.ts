import { BadgeDollarSign, Gift, Layers, Percent, QrCode, Ticket, Truck, Zap } from "lucide-react";

/** What an offer may give, in the words in which the owner chooses it. */
export const kindChoices = [
  {
    value: "percent",
    icon: Percent,
    label: "Desconto em %",
    text: "Uma parte do preço das camisas, como 10%.",
  },
  {
    value: "amount",
    icon: BadgeDollarSign,
    label: "Desconto em reais",
    text: "Um valor a menos no pedido, como R$ 20,00.",
  },
  {
    value: "free_delivery",
    icon: Truck,
    label: "Frete grátis",
    text: "A entrega mais barata sai de graça.",
  },
  {
    value: "bundle",
    icon: Gift,
    label: "Leve N, pague M",
    text: "As camisas mais baratas saem de graça.",
  },
  {
    value: "quantity",
    icon: Layers,
    label: "Por quantidade",
    text: "Quem leva mais camisas paga menos em cada uma.",
  },
  {
    value: "pix",
    icon: QrCode,
    label: "Desconto no Pix",
    text: "Quem paga por Pix paga menos.",
  },
] as const;

/** How a shopper gets the offer. */
export const wayChoices = [
  {
    value: "automatic",
    icon: Zap,
    label: "Automática",
    text: "Todo pedido que cumpre as regras recebe.",
  },
  {
    value: "code",
    icon: Ticket,
    label: "Com código",
    text: "Só recebe quem digita o código no carrinho.",
  },
] as const;
