import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { presentCaptainTeamOrder, presentTeamOrder } from "./present-team-order.ts";
import {
  changeTeamOrder,
  deleteTeamOrder,
  findNewerTeamOrder,
  getCaptainTeamOrder,
  startTeamOrder,
  type TeamKey,
} from "./team-order-service.ts";
import { teamOrdersOperations as operations } from "./team-orders-operations.ts";
import { putTeamShirt, removeTeamShirt } from "./team-shirts-service.ts";

export function teamOrdersApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.startTeamOrder, async (c) => {
      const secret = c.req.valid("header")["team-secret"];
      const team = await startTeamOrder(await contextFor(c), secret, c.req.valid("json"));
      return c.json(presentCaptainTeamOrder(team), 201);
    })
    .openapi(operations.getTeamOrder, async (c) => {
      const { version } = c.req.valid("query");
      const team = await findNewerTeamOrder(await contextOf(c.var), c.req.valid("param").token, version);
      return team ? c.json(presentTeamOrder(team), 200) : c.body(null, 204);
    })
    .openapi(operations.getCaptainTeamOrder, async (c) => {
      const key = keyOf(c.req.valid("param"), c.req.valid("header"));
      return c.json(presentCaptainTeamOrder(await getCaptainTeamOrder(await contextOf(c.var), key)), 200);
    })
    .openapi(operations.changeTeamOrder, async (c) => {
      const key = keyOf(c.req.valid("param"), c.req.valid("header"));
      const team = await changeTeamOrder(await contextOf(c.var), key, c.req.valid("json"));
      return c.json(presentCaptainTeamOrder(team), 200);
    })
    .openapi(operations.deleteTeamOrder, async (c) => {
      await deleteTeamOrder(await contextOf(c.var), keyOf(c.req.valid("param"), c.req.valid("header")));
      return c.body(null, 204);
    })
    .openapi(operations.putTeamShirt, async (c) => {
      const { id, ...link } = c.req.valid("param");
      const key = keyOf(link, c.req.valid("header"));
      const team = await putTeamShirt(await contextFor(c), key, { id, ...c.req.valid("json") });
      return c.json(presentTeamOrder(team), 200);
    })
    .openapi(operations.removeTeamShirt, async (c) => {
      const { id, ...link } = c.req.valid("param");
      const key = keyOf(link, c.req.valid("header"));
      return c.json(presentTeamOrder(await removeTeamShirt(await contextFor(c), key, id)), 200);
    });
}

const keyOf = ({ token }: { token: string }, header: { "team-secret": string }): TeamKey => ({
  token,
  secret: header["team-secret"],
});
