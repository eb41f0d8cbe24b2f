import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";
import type { MelhorEnvioAccount } from "./melhor-envio/use-melhor-envio.ts";
import type { ManagedMethod } from "./use-delivery-methods.ts";

/** The action that the owner has started; each has its own dialog. */
export type MethodAction =
  | { kind: "create"; of?: DeliveryKind }
  | { kind: "edit"; method: ManagedMethod }
  | { kind: "delete"; method: ManagedMethod }
  | { kind: "weigh" }
  /** Without an account, Melhor Envio is connected for the first time. */
  | { kind: "connect"; account?: MelhorEnvioAccount; focusesToken?: boolean }
  | { kind: "disconnect" };

export type OnMethodAction = (action: MethodAction) => void;
