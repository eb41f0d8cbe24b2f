import { z } from "zod";

const MAX_ACCOUNTS = 100;

export const erasureSchema = z.object({
  /** The customer's number, or the e-mail of an account without one, as the administrator typed it. */
  confirmation: z.string("Digite o número para confirmar").max(254),
  /** The accounts that are deleted too, each chosen by itself: an account of the same number may be someone else's. */
  accounts: z
    .array(z.uuid("Escolha uma conta deste cliente"), "Diga que contas excluir, ou nenhuma")
    .max(MAX_ACCOUNTS),
});

export type Erasure = z.output<typeof erasureSchema>;

/** What must be typed before a customer's data is erased: the number, or the e-mail if there is none. */
export function erasureProof(customer: { whatsapp: string; emails: readonly string[] }): string {
  return customer.whatsapp || (customer.emails[0] ?? "");
}

/** A number may be typed with any punctuation, with or without the country code. */
export function isErasureConfirmed(typed: string, proof: string): boolean {
  if (proof === "") return false;
  if (proof.includes("@")) return typed.trim().toLowerCase() === proof;
  const digits = typed.replace(/\D/g, "");
  return digits === proof || digits === `55${proof}`;
}
