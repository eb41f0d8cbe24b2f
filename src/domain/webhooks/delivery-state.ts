import { z } from "zod";

/** By their names in the database. */
export const deliveryStates = ["waiting", "delivered", "given_up"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One that waits has either not been tried yet, or has failed and is tried again. */
export const deliveryFilters = ["waiting", "failing", "delivered", "given_up"] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

export const deliveryLabels: Record<DeliveryFilter, string> = {
  waiting: "Esperando",
  failing: "Falhou, tenta de novo",
  delivered: "Entregue",
  given_up: "Desistiu",
};

export const filterOfDelivery = (state: DeliveryState, failures: number): DeliveryFilter =>
  state === "waiting" && failures > 0 ? "failing" : state;

export const DELIVERIES_PER_PAGE = 20;
export const DELIVERY_DAYS = 30;

/** Why an attempt did not reach the receiver, beside a status that it answered. */
export const failureReasons = [
  "private_address",
  "unresolved",
  "timeout",
  "unreachable",
  "certificate",
] as const;
export type FailureReason = (typeof failureReasons)[number];

export const reasonLabels: Record<FailureReason, string> = {
  private_address: "O endereço leva a uma rede interna",
  unresolved: "O endereço não foi encontrado na internet",
  timeout: "Não respondeu em 15 segundos",
  unreachable: "Não foi possível conectar",
  certificate: "O certificado do endereço não é válido",
};

/** One attempt, as the log keeps it: an answer's status, or why there was none. */
export const attemptSchema = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable(),
  reason: z.enum(failureReasons).nullable(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** Only a success ends a delivery: a redirect is not followed, because it could lead anywhere. */
export const isDelivered = ({ status }: Pick<Attempt, "status">): boolean =>
  status !== null && status >= 200 && status < 300;

/** The receiver says that it wants no more. */
export const isGone = ({ status }: Pick<Attempt, "status">): boolean => status === 410;

export function describeAttempt({ status, reason }: Attempt): string {
  if (reason) return reasonLabels[reason];
  if (status === null) return "Sem resposta";
  if (isDelivered({ status })) return `Respondeu ${status}`;
  if (status >= 300 && status < 400) return `Respondeu ${status}: redirecionamentos não são seguidos`;
  return `Respondeu ${status}`;
}
