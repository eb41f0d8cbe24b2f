import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import type { HttpEnv } from "../http/environment.ts";
import { bucketName } from "../storage/storage.ts";
import { bucketOperations as operations } from "./bucket-operations.ts";
import { createBucket, listBuckets, uploadObject } from "./bucket-service.ts";
import { presentBucket, presentObject } from "./present-bucket.ts";
import { readFileForm } from "./upload-guard.ts";

const objectPath = `/storage/v1/object/${bucketName}/`;

export function bucketApi(contextOf: ContextOf): ApiApp {
  const api = newApi();
  api.openapi(operations.listBuckets, async (c) => {
    return c.json(listBuckets(await contextOf(c.var)).map(presentBucket), 200);
  });
  api.openapi(operations.createBucket, async (c) => {
    const { name, public: isPublic, file_size_limit: maxObjectBytes } = c.req.valid("json");
    const bucket = createBucket(await contextOf(c.var), { name, isPublic, maxObjectBytes });
    return c.json({ name: bucket.name }, 200);
  });

  // A key contains slashes, which an OpenAPI path parameter cannot match, so document and handler are registered apart.
  for (const { middleware, ...document } of [operations.uploadObject, operations.replaceObject]) {
    api.openAPIRegistry.registerPath(document);
    api.on([document.method], [`${objectPath}*`], ...middleware, async (c) => {
      const upsert = document.method === "put" || c.req.header("x-upsert") === "true";
      const input = { key: keyOf(c), bytes: await readObject(c), upsert };
      return c.json(presentObject(await uploadObject(await contextOf(c.var), input)), 200);
    });
  }
  return api;
}

function keyOf(c: Context<HttpEnv>): string {
  const path = c.req.path;
  return path.slice(path.indexOf(objectPath) + objectPath.length);
}

async function readObject(c: Context<HttpEnv>): Promise<Uint8Array> {
  if (c.req.header("content-type")?.startsWith("multipart/form-data")) {
    return (await readFileForm(c.req.raw)).bytes;
  }
  const bytes = new Uint8Array(await c.req.raw.arrayBuffer());
  if (bytes.byteLength === 0) throw new DomainError("file_missing");
  return bytes;
}
