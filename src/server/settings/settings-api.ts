import { createRoute } from "@hono/zod-openapi";
import { storeSettingsSchema } from "#domain/settings/store-settings.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { getStoreProfile } from "./settings-service.ts";

const getStore = createRoute({
  method: "get",
  path: "/store",
  summary: "O nome, os contatos e as regras públicas da loja",
  responses: {
    200: {
      description: "O perfil da loja",
      content: { "application/json": { schema: storeSettingsSchema } },
    },
  },
});

export function settingsApi(contextOf: ContextOf) {
  return newApi().openapi(getStore, async (c) => c.json(await getStoreProfile(await contextOf(c.var)), 200));
}
