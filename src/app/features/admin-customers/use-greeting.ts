import { useStoreName } from "#app/features/admin-orders/use-customer-messages.ts";
import { greetingLink } from "#domain/customers/greeting.ts";

/** Returns the link that opens a WhatsApp conversation; undefined where the customer left no number. */
export function useGreeting(customer: { name: string; whatsapp: string }): string | undefined {
  return greetingLink(customer, useStoreName());
}
