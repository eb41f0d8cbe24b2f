import { DomainError } from "../errors.ts";
import { isCpf, WRONG_CPF } from "../settings/tax-ids.ts";

/** The CPF that a shop which asks for one stores with an order; null without one. Refuses one that cannot exist. */
export function checkedCpf({
  customer_cpf: cpf,
}: {
  customer_cpf?: string | null | undefined;
}): string | null {
  if (!cpf) return null;
  if (!isCpf(cpf)) throw new DomainError("invalid_request", { fields: { customer_cpf: WRONG_CPF } });
  return cpf;
}
