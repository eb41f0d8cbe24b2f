/** The public side of the bucket: stored pictures and their renditions, for anyone, cached as long as they stay. */
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
    const kept = await answerObject(c, storage, target);
    if (kept) return kept;
    const made = await makeRendition({ storage }, key, spec).catch(orFull);
    if (made === "full") return (await answerInstead(c, storage, key)) ?? refuse("not_found");
    if (!made) refuse("not_found");
    return (await answerObject(c, storage, target)) ?? refuse("not_found");
  });

  return routes;
}

function refuse(code: "not_found" | "invalid_request"): never {
  throw new DomainError(code);
}

function orFull(error: unknown): "full" {
  if (error instanceof DomainError && error.code === "disk_full") return "full";
  throw error;
}

/** No room for the rendition: the picture as it is, larger than asked for, and only until there is room. */
async function answerInstead(c: Context, storage: ObjectStorage, key: string): Promise<Response | undefined> {
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
  // Only a body that will be sent is opened: an unread one would hold a file or a connection.
  if (isHead || known !== undefined) {
    const info = await storage.head(key);
    if (!info) return undefined;
    if (known !== undefined && matchesEtag(known, info.etag))
      return new Response(null, { status: 304, headers: cacheHeaders(key, info) });
    if (isHead) return new Response(null, { headers: allHeaders(key, info) });
  }
  const object = await storage.get(key);
  return object && new Response(object.body as BodyInit, { headers: allHeaders(key, object) });
}

function matchesEtag(header: string, etag: string): boolean {
  const candidates = header.split(",").map((text) => text.trim().replace(/^W\//, ""));
  return candidates.includes("*") || candidates.includes(etag);
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
  // Should a browser ever take a stored file for a document, it can do nothing.
  "Content-Security-Policy": "default-src 'none'; sandbox",
});
