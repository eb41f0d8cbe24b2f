import { type ContextOf, newApi } from "../../api/new-api.ts";
import { presentPage } from "../../api/present-page.ts";
import { receiveDelivery } from "./delivery-service.ts";
import { listMovements } from "./list-movements-service.ts";
import { getStock, listStock } from "./list-stock-service.ts";
import { presentDelivery, presentLine, presentMovement, presentStock } from "./present-stock.ts";
import { readDeliveryList } from "./read-delivery-list.ts";
import { setStockLevels } from "./set-levels-service.ts";
import { stockOperations as operations } from "./stock-operations.ts";

export function stockApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listStock, async (c) => {
      const page = await listStock(await contextOf(c.var), c.req.valid("query"));
      return c.json(presentPage(page, presentStock), 200);
    })
    .openapi(operations.getStock, async (c) => {
      const stock = await getStock(await contextOf(c.var), c.req.valid("param").product_id);
      return c.json(presentStock(stock), 200);
    })
    .openapi(operations.setStockLevels, async (c) => {
      const { product_id } = c.req.valid("param");
      const stock = await setStockLevels(await contextOf(c.var), product_id, c.req.valid("json"));
      return c.json(presentStock(stock), 200);
    })
    .openapi(operations.receiveDelivery, async (c) => {
      const received = await receiveDelivery(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentDelivery(received), 200);
    })
    .openapi(operations.readDeliveryList, async (c) => {
      const lines = await readDeliveryList(await contextOf(c.var), c.req.valid("json").text);
      return c.json(lines.map(presentLine), 200);
    })
    .openapi(operations.listMovements, async (c) => {
      const { product_id } = c.req.valid("param");
      const page = await listMovements(await contextOf(c.var), product_id, c.req.valid("query"));
      return c.json(presentPage(page, presentMovement), 200);
    });
}
