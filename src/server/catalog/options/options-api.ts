import { type ContextOf, newApi } from "../../api/new-api.ts";
import { createOption, deleteOption, listOptions, updateOption } from "./library-service.ts";
import { optionsOperations as operations } from "./options-operations.ts";
import { presentLibraryOption } from "./present-library-option.ts";

export function optionsApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listProductOptions, async (c) => {
      const options = await listOptions(await contextOf(c.var));
      return c.json(options.map(presentLibraryOption), 200);
    })
    .openapi(operations.createProductOption, async (c) => {
      const option = await createOption(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentLibraryOption(option), 201);
    })
    .openapi(operations.updateProductOption, async (c) => {
      const { id } = c.req.valid("param");
      const option = await updateOption(await contextOf(c.var), id, c.req.valid("json"));
      return c.json(presentLibraryOption(option), 200);
    })
    .openapi(operations.deleteProductOption, async (c) => {
      await deleteOption(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
