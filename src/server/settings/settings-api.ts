import { createRoute, z } from "@hono/zod-openapi";
import { type SettingsSection, sectionLabels, sectionSchemas } from "#domain/settings/settings-sections.ts";
import { storeProfileSchema } from "#domain/settings/store-settings.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { getSettings, saveSection } from "./sections-service.ts";
import { getStoreProfile } from "./settings-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const version = z
  .string()
  .max(60)
  .describe("A versão sobre a qual a alteração foi feita; outra versão é recusada com 409");

const sectionSchema = z.object({ version, values: z.record(z.string(), z.unknown()) });

const getStore = createRoute({
  method: "get",
  path: "/store",
  summary: "O nome, os contatos e as regras públicas da loja",
  responses: { 200: { description: "O perfil da loja", content: json(storeProfileSchema) } },
});

const getAll = createRoute({
  method: "get",
  path: "/admin/settings",
  summary: "As configurações, por seção",
  responses: {
    200: {
      description: "Os valores e a versão de cada seção",
      content: json(z.record(z.string(), sectionSchema)),
    },
  },
});

export function settingsApi(contextOf: ContextOf): ApiApp {
  const api = newApi();
  api.use("/admin/settings/*", noStore);
  api.openapi(getStore, async (c) => c.json(await getStoreProfile(await contextOf(c.var)), 200));
  api.openapi(getAll, async (c) => c.json(await getSettings(await contextOf(c.var)), 200));
  addSection(api, contextOf, "store");
  addSection(api, contextOf, "contact");
  addSection(api, contextOf, "legal");
  addSection(api, contextOf, "customization");
  addSection(api, contextOf, "pix");
  return api;
}

/** One documented operation for each section: each has fields of its own. */
function addSection<Section extends SettingsSection>(api: ApiApp, contextOf: ContextOf, section: Section) {
  const route = createRoute({
    method: "put",
    path: `/admin/settings/${section}`,
    summary: `Altera as configurações: ${sectionLabels[section]}`,
    request: {
      body: { required: true, content: json(z.object({ version, values: sectionSchemas[section] })) },
    },
    responses: {
      200: { description: "A seção e sua nova versão", content: json(sectionSchema) },
      409: { description: "Alguém alterou a seção nesse meio-tempo; nada foi gravado" },
    },
  });
  api.openapi(route, async (c) => {
    const change = c.req.valid("json") as Parameters<typeof saveSection<Section>>[2];
    return c.json(await saveSection(await contextOf(c.var), section, change), 200);
  });
}
