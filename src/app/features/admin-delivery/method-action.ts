import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";
import type { ManagedMethod } from "./use-delivery-methods.ts";

/** The action that the owner has started; each has its own dialog. */
export type MethodAction =
  | { kind: "create"; of?: DeliveryKind }
  | { kind: "edit"; method: ManagedMethod }
  | { kind: "delete"; method: ManagedMethod }
  | { kind: "weigh" };

export type OnMethodAction = (action: MethodAction) => void;
