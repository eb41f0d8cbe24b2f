/** What a browser asks for before it installs the shop as an app: manifests and icons, the same for everyone. */
import { Hono } from "hono";
import { adminManifest, storeManifest } from "#domain/installable/app-manifest.ts";
import type { HttpEnv } from "../http/environment.ts";
import type { ServiceContext } from "../service-context.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { getAppIcon, type IconName } from "./app-icon-service.ts";

const AN_HOUR = "public, max-age=3600";
/** A new name is seen at the next visit. */
const ASK_EACH_TIME = "no-cache";
const ICON = /^(admin-)?(icon-192|icon-512|icon-maskable-512|apple-touch-icon)\.png$/;

export function installableRoutes(contextOf: (variables: HttpEnv["Variables"]) => ServiceContext) {
  const routes = new Hono<HttpEnv>();

  for (const [path, toManifest] of [
    ["/manifest.webmanifest", storeManifest],
    ["/admin/manifest.webmanifest", adminManifest],
  ] as const) {
    routes.get(path, async (c) => {
      const manifest = toManifest(await getStoreProfile(contextOf(c.var)));
      return c.body(JSON.stringify(manifest), 200, {
        "Content-Type": "application/manifest+json; charset=utf-8",
        "Cache-Control": ASK_EACH_TIME,
      });
    });
  }

  routes.get(`/:file{${ICON.source.slice(1, -1)}}`, async (c) => {
    const [, admin, name] = ICON.exec(c.req.param("file")) ?? [];
    const { bytes, etag } = await getAppIcon(contextOf(c.var), name as IconName, admin !== undefined);
    const headers = { ETag: etag, "Cache-Control": AN_HOUR };
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, "Content-Type": "image/png" });
  });
  return routes;
}
