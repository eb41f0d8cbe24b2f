import { formatCents } from "../money.ts";
import { checkoutTexts } from "../texts/checkout.ts";

/** Where no delivery reaches the CEP. */
export const TO_BE_AGREED = "Combine a entrega pelo WhatsApp";

/** Where carriers could not be asked, and the shop itself has no price. */
export const PRICE_TO_BE_AGREED = "Frete a combinar no WhatsApp";

/** "R$ 18,90" or "Grátis" */
export const describeDeliveryPrice = (cents: number): string =>
  cents === 0 ? checkoutTexts.deliveryFree : formatCents(cents);
