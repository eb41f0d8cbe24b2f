/** The bucket's public routes: stored pictures and their renditions, for anyone, with cache headers. */
import { type Context, Hono } from "hono";
import { DomainError } from "#domain/errors.ts";
import {
  isImmutableKey,
  parseRenditionFormat,
  parseRenditionWidth,
  publicObjectPath,
  publicRenderPath,
} from "#domain/media/picture.ts";
import type { ObjectInfo, ObjectStorage } from "#server/storage/storage.ts";
import { matchesEtag } from "../http/etag.ts";
import { makeRendition, type RenditionSpec, renditionKey } from "./renditions.ts";
import { immutableCacheControl } from "./store-image.ts";

export function mediaRoutes({ storage }: { storage: ObjectStorage }): Hono {
  const routes = new Hono();

  routes.get(`${publicObjectPath}*`, async (c) => {
    const key = c.req.path.slice(publicObjectPath.length);
    return (await answerObject(c, storage, key)) ?? refuse("not_found");
  });

  routes.get(`${publicRenderPath}*`, async (c) => {
    const spec = readSpec(c);
    const key = c.req.path.slice(publicRenderPath.length);
    const target = renditionKey(key, spec);
    const cached = await answerObject(c, storage, target);
    if (cached) return cached;
    const outcome = await makeRendition({ storage }, key, spec).catch(detectFullDisk);
    if (outcome === "missing") refuse("not_found");
    const answer =
      outcome === "made" ? answerObject(c, storage, target) : answerWithOriginal(c, storage, key);
    return (await answer) ?? refuse("not_found");
  });

  return routes;
}

function refuse(code: "not_found" | "invalid_request"): never {
  throw new DomainError(code);
}

function detectFullDisk(error: unknown): "full" {
  if (error instanceof DomainError && error.code === "disk_full") return "full";
  throw error;
}

/** While the rendition cannot be made the original is served in its place, and is not cached. */
async function answerWithOriginal(
  c: Context,
  storage: ObjectStorage,
  key: string,
): Promise<Response | undefined> {
  const answer = await answerObject(c, storage, key);
  answer?.headers.set("Cache-Control", "no-store");
  return answer;
}

function readSpec(c: Context): RenditionSpec {
  const width = parseRenditionWidth(c.req.query("width"));
  const format = parseRenditionFormat(c.req.query("format"));
  if (width === undefined || format === undefined) return refuse("invalid_request");
  return { width, format };
}

async function answerObject(c: Context, storage: ObjectStorage, key: string): Promise<Response | undefined> {
  const known = c.req.header("If-None-Match");
  const isHead = c.req.method === "HEAD";
  // A body is only opened if it will be sent: an unread one would hold a file or a connection open.
  if (isHead || known !== undefined) {
    const info = await storage.head(key);
    if (!info) return undefined;
    if (matchesEtag(known, info.etag))
      return new Response(null, { status: 304, headers: cacheHeaders(key, info) });
    if (isHead) return new Response(null, { headers: allHeaders(key, info) });
  }
  const object = await storage.get(key);
  return object && new Response(object.body as BodyInit, { headers: allHeaders(key, object) });
}

const cacheHeaders = (key: string, { etag, lastModified }: ObjectInfo) => ({
  ETag: etag,
  "Last-Modified": lastModified.toUTCString(),
  "Cache-Control": isImmutableKey(key) ? immutableCacheControl : "public, max-age=3600",
});

const allHeaders = (key: string, info: ObjectInfo) => ({
  ...cacheHeaders(key, info),
  "Content-Type": info.contentType,
  "Content-Length": String(info.size),
  "X-Content-Type-Options": "nosniff",
  // If a browser ever opens a stored file as a document, it cannot run anything.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
});
