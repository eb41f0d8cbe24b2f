/** The manifests and icons that a browser needs to install the shop as an app. */
import { Hono } from "hono";
import { adminManifest, storeManifest } from "#domain/installable/app-manifest.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { HttpEnv } from "../http/environment.ts";
import { matchesEtag } from "../http/etag.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { getAppIcon, type IconName } from "./app-icon-service.ts";

const AN_HOUR = "public, max-age=3600";
/** A new shop name must be visible at the next visit. */
const REVALIDATE = "no-cache";
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
        "Cache-Control": REVALIDATE,
      });
    });
  }

  routes.get(`/:file{${ICON.source.slice(1, -1)}}`, async (c) => {
    const [, admin, name] = ICON.exec(c.req.param("file")) ?? [];
    const { bytes, etag } = await getAppIcon(contextOf(c.var), name as IconName, admin !== undefined);
    const headers = { ETag: etag, "Cache-Control": AN_HOUR };
    if (matchesEtag(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, "Content-Type": "image/png" });
  });
  return routes;
}
