import { type ContextOf, newApi } from "../api/new-api.ts";
import { adminTeamOrdersOperations as operations } from "./admin-team-orders-operations.ts";
import { deleteTeamOrderAsStaff, listTeamOrders } from "./admin-team-orders-service.ts";
import { presentOpenTeamOrder } from "./present-team-order.ts";

export function adminTeamOrdersApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listTeamOrders, async (c) =>
      c.json((await listTeamOrders(await contextOf(c.var))).map(presentOpenTeamOrder), 200),
    )
    .openapi(operations.deleteTeamOrderAsStaff, async (c) => {
      await deleteTeamOrderAsStaff(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
