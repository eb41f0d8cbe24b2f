import { tidyLine } from "../typed-text.ts";
import { formatCep } from "./cep.ts";

/** The address with its CEP on one line: a form's field drops line breaks, and the CEP would stick to the city. */
export function postalLine({ address, cep }: { address: string; cep: string }): string {
  const parts = [tidyLine(address), cep && `CEP ${formatCep(cep)}`];
  return parts.filter(Boolean).join(", ");
}
