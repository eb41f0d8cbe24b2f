import { type ContextOf, newApi } from "../api/new-api.ts";
import { apiKeysOperations as operations } from "./api-keys-operations.ts";
import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from "./api-keys-service.ts";
import { presentApiKey } from "./present-api-key.ts";

export function apiKeysApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listApiKeys, async (c) => {
      const ctx = await contextOf(c.var);
      const keys = await listApiKeys(ctx);
      return c.json(
        keys.map((key) => presentApiKey(key, ctx.now)),
        200,
      );
    })
    .openapi(operations.createApiKey, async (c) => {
      const ctx = await contextOf(c.var);
      const { apiKey, key } = await createApiKey(ctx, c.req.valid("json"));
      return c.json({ ...presentApiKey(apiKey, ctx.now), key }, 201);
    })
    .openapi(operations.updateApiKey, async (c) => {
      const ctx = await contextOf(c.var);
      const apiKey = await updateApiKey(ctx, c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentApiKey(apiKey, ctx.now), 200);
    })
    .openapi(operations.revokeApiKey, async (c) => {
      await revokeApiKey(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
