import { messagingLink } from "../delivery/whatsapp-number.ts";
import { firstNameOf } from "../orders/first-name.ts";

/** A WhatsApp link to the customer with a greeting already written; undefined if the customer has no number. */
export function greetingLink(
  customer: { name: string; whatsapp: string },
  storeName: string,
): string | undefined {
  if (customer.whatsapp === "") return undefined;
  return messagingLink(
    customer.whatsapp,
    `Olá, ${firstNameOf(customer.name)}! Aqui é da ${storeName}. Tudo bem?`,
  );
}
