import { z } from "zod";

export const erasureSchema = z.object({
  /** The number, or the e-mail of an account without one, as whoever asked for the erasure typed it. */
  confirmation: z.string("Digite o número para confirmar").max(254),
  /** Also the accounts that belong to the number. */
  delete_accounts: z.boolean().default(true),
});

export type Erasure = z.output<typeof erasureSchema>;

/** What must be typed before somebody's data is erased: the number, or the e-mail where there is none. */
export function erasureProof(customer: { whatsapp: string; emails: readonly string[] }): string {
  return customer.whatsapp || (customer.emails[0] ?? "");
}

/** A number counts however it is punctuated, with or without the country's code. */
export function isErasureConfirmed(typed: string, proof: string): boolean {
  if (proof === "") return false;
  if (proof.includes("@")) return typed.trim().toLowerCase() === proof;
  const digits = typed.replace(/\D/g, "");
  return digits === proof || digits === `55${proof}`;
}
