import { type ContextOf, newApi } from "../api/new-api.ts";
import {
  getPaymentAccount,
  removePaymentAccount,
  savePaymentAccount,
  tryPaymentAccount,
} from "./account-service.ts";
import { mercadoPagoOperations as operations } from "./mercado-pago-operations.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { presentAccount } from "./present-account.ts";

export function mercadoPagoApi(contextOf: ContextOf, desk: PaymentDesk) {
  return newApi()
    .openapi(operations.getMercadoPago, async (c) => {
      const account = await getPaymentAccount(await contextOf(c.var), desk);
      return c.json(account ? presentAccount(account, desk) : null, 200);
    })
    .openapi(operations.saveMercadoPago, async (c) => {
      const account = await savePaymentAccount(await contextOf(c.var), desk, c.req.valid("json"));
      return c.json(presentAccount(account, desk), 200);
    })
    .openapi(operations.tryMercadoPago, async (c) => {
      const account = await tryPaymentAccount(await contextOf(c.var), desk);
      return c.json(presentAccount(account, desk), 200);
    })
    .openapi(operations.removeMercadoPago, async (c) => {
      await removePaymentAccount(await contextOf(c.var), desk);
      return c.body(null, 204);
    });
}
