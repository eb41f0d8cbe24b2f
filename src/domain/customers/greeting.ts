import { messagingLink } from "../delivery/whatsapp-number.ts";

/** A WhatsApp link to the customer with a greeting already written; undefined if the customer has no number. */
export function greetingLink(
  customer: { name: string; whatsapp: string },
  storeName: string,
): string | undefined {
  if (customer.whatsapp === "") return undefined;
  const [firstName = ""] = customer.name.trim().split(/\s+/);
  return messagingLink(customer.whatsapp, `Olá, ${firstName}! Aqui é da ${storeName}. Tudo bem?`);
}
