import { type ContextOf, newApi } from "../../api/new-api.ts";
import { presentSizeGrid } from "./present-size-grid.ts";
import { createSizeGrid, deleteSizeGrid, listSizeGrids, updateSizeGrid } from "./size-grid-service.ts";
import { sizeGridsOperations as operations } from "./size-grids-operations.ts";

export function sizeGridsApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listSizeGrids, async (c) => {
      const grids = await listSizeGrids(await contextOf(c.var));
      return c.json(grids.map(presentSizeGrid), 200);
    })
    .openapi(operations.createSizeGrid, async (c) => {
      const grid = await createSizeGrid(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentSizeGrid(grid), 201);
    })
    .openapi(operations.updateSizeGrid, async (c) => {
      const { id } = c.req.valid("param");
      const grid = await updateSizeGrid(await contextOf(c.var), id, c.req.valid("json"));
      return c.json(presentSizeGrid(grid), 200);
    })
    .openapi(operations.deleteSizeGrid, async (c) => {
      await deleteSizeGrid(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
