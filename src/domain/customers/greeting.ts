import { messagingLink } from "../orders/whatsapp-message.ts";

/** Opens the messaging app at the customer's number with the first words written; undefined where there is no number. */
export function greetingLink(
  customer: { name: string; whatsapp: string },
  storeName: string,
): string | undefined {
  if (customer.whatsapp === "") return undefined;
  const [firstName = ""] = customer.name.trim().split(/\s+/);
  return messagingLink(customer.whatsapp, `Olá, ${firstName}! Aqui é da ${storeName}. Tudo bem?`);
}
