import type { MercadoPagoAccount } from "./use-mercado-pago.ts";

/** The action that the owner has started; each has its own dialog. */
export type AccountAction =
  /** Without an account, Mercado Pago is connected for the first time. */
  { kind: "connect"; account?: MercadoPagoAccount; focusesToken?: boolean } | { kind: "disconnect" };

export interface AccountActionProps {
  account: MercadoPagoAccount;
  onAction: (action: AccountAction) => void;
}
