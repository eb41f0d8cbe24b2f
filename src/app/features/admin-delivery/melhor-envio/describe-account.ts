import { describeFreeFrom } from "#domain/delivery/describe-method.ts";
import { melhorEnvioServices } from "#domain/delivery/melhor-envio.ts";
import type { MelhorEnvioAccount } from "./use-melhor-envio.ts";

/** Melhor Envio may have services that it had not documented when the shop was made. */
export const nameService = (id: number): string =>
  melhorEnvioServices.find((service) => service.id === id)?.name ?? `Serviço ${id}`;

export const describeServices = ({ services }: Pick<MelhorEnvioAccount, "services">): string =>
  services.length === 0 ? "Todos os da conta" : services.map(nameService).join(", ");

type Measures = Pick<MelhorEnvioAccount, "width_cm" | "height_cm" | "length_cm">;

export const describeMeasures = ({ width_cm, height_cm, length_cm }: Measures): string =>
  `${width_cm} × ${height_cm} × ${length_cm} cm`;

type FreeFrom = Pick<MelhorEnvioAccount, "free_from_cents" | "free_from_units">;

/** "O serviço mais barato, a partir de R$ 399,00 ou 3 camisas" */
export function describeFree({ free_from_cents, free_from_units }: FreeFrom): string {
  const from = describeFreeFrom({ freeFromCents: free_from_cents, freeFromUnits: free_from_units });
  return from ? `O serviço mais barato, ${from}` : "Nunca";
}
