/** Routes for search engines, shopping catalogues and messengers: sitemap, robots.txt, feed and social pictures. */
import { type Context, Hono } from "hono";
import { DomainError } from "#domain/errors.ts";
import { readSharedOptions, readSharedShirt } from "#domain/print/shared-shirt.ts";
import { PRODUCT_FEED_PATH } from "#domain/seo/product-feed.ts";
import { renderRobots } from "#domain/seo/robots.ts";
import { renderSitemap, renderSitemapIndex } from "#domain/seo/sitemap.ts";
import { storeSocialPath } from "#domain/seo/social-picture.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { HttpEnv } from "../http/environment.ts";
import { matchesEtag } from "../http/etag.ts";
import { limitVisitors } from "../http/limit-visitors.ts";
import { streamText } from "../http/stream-text.ts";
import type { VisitorLimits } from "../rate-limits/visitor-limits.ts";
import type { StoredObject } from "../storage/storage.ts";
import { findPersonalProductPicture, getOrderPicture } from "./personal-picture-service.ts";
import { openProductFeed } from "./product-feed-service.ts";
import { countSitemaps, listSitemapEntries } from "./sitemap-service.ts";
import {
  getCategorySocialPicture,
  getProductSocialPicture,
  getStoreSocialPicture,
} from "./social-picture-service.ts";

import { getTeamCard, getTeamPhoto, type TeamPicture } from "./team-picture-service.ts";

interface SeoRoutesOptions {
  publicOrigin: string;
  /** The context of an anonymous visitor, because these responses are the same for everyone. */
  contextOf(variables: HttpEnv["Variables"]): ServiceContext;
  limits: Pick<VisitorLimits, "drawings" | "feeds" | "sitemaps">;
}

const AN_HOUR = "public, max-age=3600";
const A_DAY = "public, max-age=86400";
const NO_STORE = "no-store";

export function seoRoutes({ publicOrigin, contextOf, limits }: SeoRoutesOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const site = { origin: publicOrigin };

  routes.get("/robots.txt", (c) => c.text(renderRobots(site), 200, { "Cache-Control": AN_HOUR }));

  routes.get("/sitemap.xml", limitVisitors(limits.sitemaps), async (c) => {
    const ctx = contextOf(c.var);
    const parts = await countSitemaps(ctx);
    const xml =
      parts === 1 ? renderSitemap(site, await listSitemapEntries(ctx, 1)) : renderSitemapIndex(site, parts);
    return c.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": AN_HOUR });
  });

  routes.get("/:file{sitemap-[1-9][0-9]{0,3}\\.xml}", limitVisitors(limits.sitemaps), async (c) => {
    const ctx = contextOf(c.var);
    const part = Number(c.req.param("file").replace(/\D/g, ""));
    if (part > (await countSitemaps(ctx))) throw new DomainError("not_found");
    const xml = renderSitemap(site, await listSitemapEntries(ctx, part));
    return c.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": AN_HOUR });
  });

  routes.get(PRODUCT_FEED_PATH, limitVisitors(limits.feeds), async (c) => {
    const ctx = contextOf(c.var);
    const { version, pieces } = await openProductFeed(ctx, publicOrigin);
    const headers = { ETag: version, "Cache-Control": AN_HOUR };
    if (matchesEtag(c.req.header("If-None-Match"), version)) return c.body(null, 304, headers);
    return c.body(streamText(pieces), 200, { ...headers, "Content-Type": "application/xml; charset=utf-8" });
  });

  const mayDraw = (c: Context<HttpEnv>) => () => limits.drawings(c.get("clientAddress"), new Date());
  routes.get(storeSocialPath, async (c) =>
    answerPicture(c, await getStoreSocialPicture(contextOf(c.var), mayDraw(c))),
  );
  routes.get("/social/produto/:file{.+\\.jpg}", async (c) => {
    const [ctx, id] = [contextOf(c.var), idOf(c.req.param("file"))];
    const query = new URL(c.req.url).searchParams;
    const shirt = { customization: readSharedShirt(query), options: readSharedOptions(query) };
    const isPlain = !shirt.customization && shirt.options.length === 0;
    const drawn = isPlain ? "plain" : await findPersonalProductPicture(ctx, id, shirt, mayDraw(c));
    if (typeof drawn !== "string") return answerBytes(drawn, A_DAY);
    // A cache must not hold the plain picture for the personal one, which may be drawn at the next request.
    const cacheControl = drawn === "busy" ? NO_STORE : A_DAY;
    return answerPicture(c, await getProductSocialPicture(ctx, id, mayDraw(c)), cacheControl);
  });
  routes.get("/social/pedido/:file{.+\\.jpg}", async (c) =>
    answerBytes(await getOrderPicture(contextOf(c.var), idOf(c.req.param("file"))), NO_STORE),
  );
  const answerTeam = async (c: Context<HttpEnv>, { version, getBytes }: TeamPicture) => {
    const headers = { ETag: `"${version}"`, "Cache-Control": NO_STORE };
    if (matchesEtag(c.req.header("If-None-Match"), headers.ETag)) return c.body(null, 304, headers);
    return c.body((await getBytes(mayDraw(c))) as Uint8Array<ArrayBuffer>, 200, {
      ...headers,
      "Content-Type": "image/jpeg",
    });
  };
  routes.get("/social/time/:token/foto.jpg", async (c) =>
    answerTeam(c, await getTeamPhoto(contextOf(c.var), c.req.param("token"))),
  );
  routes.get("/social/time/:file{.+\\.jpg}", async (c) =>
    answerTeam(c, await getTeamCard(contextOf(c.var), idOf(c.req.param("file")))),
  );
  routes.get("/social/categoria/:file{.+\\.jpg}", async (c) =>
    answerPicture(c, await getCategorySocialPicture(contextOf(c.var), idOf(c.req.param("file")), mayDraw(c))),
  );
  return routes;
}

const answerBytes = (bytes: Uint8Array, cacheControl: string) =>
  new Response(bytes as BodyInit, {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": cacheControl },
  });

const idOf = (file: string) => file.slice(0, -".jpg".length);

async function answerPicture(
  c: Context,
  { body, size, etag, contentType }: StoredObject,
  cacheControl = A_DAY,
): Promise<Response> {
  const isHead = c.req.method === "HEAD";
  // An unread body would hold a file or a connection open.
  if (isHead) await body.cancel();
  return new Response(isHead ? null : (body as BodyInit), {
    headers: {
      "Content-Type": contentType,
      "Content-Length": String(size),
      ETag: etag,
      "Cache-Control": cacheControl,
    },
  });
}
