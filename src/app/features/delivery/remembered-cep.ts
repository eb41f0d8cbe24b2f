import { isWholeCep, normalizeCep } from "#domain/delivery/cep.ts";

const NAME = "delivery-cep";

/** The CEP for which this device last asked what a delivery costs; empty if it has not yet, or forbids storage. */
export function readRememberedCep(): string {
  try {
    return normalizeCep(localStorage.getItem(NAME) ?? "");
  } catch {
    return "";
  }
}

export function rememberCep(cep: string): void {
  if (!isWholeCep(cep)) return;
  try {
    localStorage.setItem(NAME, cep);
  } catch {
    // It is asked for again on the next page.
  }
}
