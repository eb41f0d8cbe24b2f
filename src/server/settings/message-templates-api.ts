import { type ContextOf, newApi } from "../api/new-api.ts";
import { messageTemplatesOperations as operations } from "./message-templates-operations.ts";
import { getMessageTemplates, saveMessageTemplates } from "./message-templates-service.ts";
import { presentMessageTemplates } from "./present-message-templates.ts";

export function messageTemplatesApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.getMessageTemplates, async (c) =>
      c.json(presentMessageTemplates(await getMessageTemplates(await contextOf(c.var))), 200),
    )
    .openapi(operations.setMessageTemplates, async (c) => {
      const templates = await saveMessageTemplates(await contextOf(c.var), c.req.valid("json"));
      return c.json(presentMessageTemplates(templates), 200);
    });
}
