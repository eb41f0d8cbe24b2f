import { Gift, QrCode, Ticket } from "lucide-react";
import { generateCode } from "./generate-code.ts";
import { newDraft } from "./offer-draft.ts";

/** Offers that many shops begin with. */
export const exampleOffers = [
  {
    label: "Leve 3, pague 2",
    icon: Gift,
    draft: () => newDraft({ kind: "bundle", take: "3", pay: "2" }),
  },
  {
    label: "Cupom de 10%",
    icon: Ticket,
    draft: () =>
      newDraft({ kind: "percent", percent: "10", name: "Cupom de 10%", hasCode: true, code: generateCode() }),
  },
  {
    label: "5% no Pix",
    icon: QrCode,
    draft: () => newDraft({ kind: "pix", pixPercent: "5" }),
  },
];
