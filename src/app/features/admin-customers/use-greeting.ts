import { useStoreName } from "#app/features/admin-orders/whatsapp-menu.tsx";
import { greetingLink } from "#domain/customers/greeting.ts";

/** The link that opens the conversation with a customer; undefined where they left no number. */
export function useGreeting(customer: { name: string; whatsapp: string }): string | undefined {
  return greetingLink(customer, useStoreName());
}
