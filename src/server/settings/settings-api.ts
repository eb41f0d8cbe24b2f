import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentSection, presentSettings } from "./present-settings.ts";
import { getSettings, saveSection } from "./sections-service.ts";
import { settingsOperations as operations } from "./settings-operations.ts";

export function settingsApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.getSettings, async (c) =>
      c.json(presentSettings(await getSettings(await contextOf(c.var))), 200),
    )
    .openapi(operations.setStoreSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "store", c.req.valid("json"));
      return c.json(presentSection("store", saved), 200);
    })
    .openapi(operations.setContactSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "contact", c.req.valid("json"));
      return c.json(presentSection("contact", saved), 200);
    })
    .openapi(operations.setLegalSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "legal", c.req.valid("json"));
      return c.json(presentSection("legal", saved), 200);
    })
    .openapi(operations.setCustomizationSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "customization", c.req.valid("json"));
      return c.json(presentSection("customization", saved), 200);
    })
    .openapi(operations.setDeliverySettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "delivery", c.req.valid("json"));
      return c.json(presentSection("delivery", saved), 200);
    })
    .openapi(operations.setStockSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "stock", c.req.valid("json"));
      return c.json(presentSection("stock", saved), 200);
    })
    .openapi(operations.setPaperSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "papers", c.req.valid("json"));
      return c.json(presentSection("papers", saved), 200);
    })
    .openapi(operations.setFulfilmentSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "fulfilment", c.req.valid("json"));
      return c.json(presentSection("fulfilment", saved), 200);
    })
    .openapi(operations.setInstalmentSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "instalments", c.req.valid("json"));
      return c.json(presentSection("instalments", saved), 200);
    })
    .openapi(operations.setPixSettings, async (c) => {
      const saved = await saveSection(await contextOf(c.var), "pix", c.req.valid("json"));
      return c.json(presentSection("pix", saved), 200);
    });
}
