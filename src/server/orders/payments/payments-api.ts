import { type ContextOf, newApi } from "../../api/new-api.ts";
import type { AccountDependencies } from "../../identity/account-context.ts";
import { accountContextOf } from "../../identity/request-account-context.ts";
import type { PaymentDesk } from "../../payments/payment-desk.ts";
import { presentPublicOrder } from "../present-order.ts";
import { receiveNotification } from "./notices.ts";
import { checkOrderPayments, listOrderPayments } from "./order-payments-service.ts";
import { checkPayment, openCardPage, renewPixCode } from "./pay-order-service.ts";
import type { PaymentWorker } from "./payment-worker.ts";
import { paymentsOperations as operations } from "./payments-operations.ts";
import { presentPayment } from "./present-payment.ts";

interface PaymentsDependencies {
  accounts: AccountDependencies;
  desk: PaymentDesk;
  worker: Pick<PaymentWorker, "wake">;
}

export function paymentsApi(contextOf: ContextOf, { accounts, desk, worker }: PaymentsDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.renewPixCode, async (c) => {
      const ctx = { ...(await contextFor(c)), desk };
      return c.json(presentPublicOrder(await renewPixCode(ctx, c.req.valid("json").token)), 200);
    })
    .openapi(operations.openCardPage, async (c) => {
      const ctx = { ...(await contextFor(c)), desk };
      return c.json({ url: await openCardPage(ctx, c.req.valid("json").token) }, 200);
    })
    .openapi(operations.checkPayment, async (c) => {
      const ctx = { ...(await contextFor(c)), desk };
      return c.json(presentPublicOrder(await checkPayment(ctx, c.req.valid("json").token)), 200);
    })
    .openapi(operations.receiveMercadoPagoNotification, async (c) => {
      const query = new URL(c.req.url).searchParams;
      await receiveNotification({ ...(await contextOf(c.var)), desk }, { query, headers: c.req.raw.headers });
      worker.wake();
      return c.body(null, 200);
    })
    .openapi(operations.listOrderPayments, async (c) => {
      const found = await listOrderPayments(await contextOf(c.var), c.req.valid("param").id);
      return c.json(found.map(presentPayment), 200);
    })
    .openapi(operations.checkOrderPayments, async (c) => {
      const ctx = { ...(await contextOf(c.var)), desk };
      return c.json((await checkOrderPayments(ctx, c.req.valid("param").id)).map(presentPayment), 200);
    });
}
