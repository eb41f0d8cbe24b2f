/** The bucket for programs: the calls of a hosted storage service, for administrators. Reading is media-api's. */
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import { maxObjectBytes } from "#domain/media/upload-limits.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import type { HttpEnv } from "../http/environment.ts";
import { limitBody } from "../http/limit-body.ts";
import { bucketName } from "../storage/storage.ts";
import { createBucket, listBuckets, objectTooLarge, uploadObject } from "./bucket-service.ts";
import { bytesOf, fileDoor, readFileForm } from "./receive-file.ts";

const bucketSchema = z.object({
  id: z.string(),
  name: z.string(),
  public: z.boolean(),
  file_size_limit: z.int(),
  allowed_mime_types: z.array(z.string()),
});
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

const listRoute = createRoute({
  method: "get",
  path: "/bucket",
  summary: "Os buckets da loja",
  responses: { 200: { description: "Um só: product-images", content: json(z.array(bucketSchema)) } },
});

const createBucketRoute = createRoute({
  method: "post",
  path: "/bucket",
  summary: "Cria o bucket product-images; onde ele já existe, responde o mesmo",
  request: {
    body: {
      required: true,
      content: json(
        z.object({
          id: z.string().optional(),
          name: z.string(),
          public: z.boolean().optional(),
          file_size_limit: z.int().nullish(),
        }),
      ),
    },
  },
  responses: {
    200: { description: "O nome do bucket", content: json(z.object({ name: z.string() })) },
    409: { description: "Outro nome ou outras regras" },
  },
});

const objectPath = `/object/${bucketName}/`;
const objectAnswer = z.object({ Id: z.string(), Key: z.string(), path: z.string(), publicUrl: z.string() });

const objectDocument = {
  path: `${objectPath}{key}`,
  summary: "Envia uma imagem com um nome escolhido",
  description:
    "Até 10 MB, como o corpo inteiro ou em multipart. É gravada de novo no tipo que a terminação do nome diz " +
    "(jpg, png, webp, gif) e servida com cache de 3600 segundos. Para substituir, envie x-upsert: true ou use PUT. " +
    "Um arquivo que nenhum registro usa é removido depois de 24 horas.",
  request: {
    params: z.object({ key: z.string() }),
    headers: z.object({ "x-upsert": z.enum(["true", "false"]).optional() }),
    body: { content: { "image/*": { schema: { type: "string" as const, format: "binary" } } } },
  },
  responses: {
    200: { description: "Onde a imagem está", content: json(objectAnswer) },
    409: { description: "Já existe um arquivo com este nome" },
    413: { description: "Maior que 10 MB" },
    415: { description: "Não é JPG, PNG, WebP nem GIF" },
  },
};

export function bucketApi(contextOf: ContextOf): ApiApp {
  const api = newApi();
  api.use("/bucket", limitBody(16_384));
  api.use(`${objectPath}*`, ...fileDoor(contextOf, maxObjectBytes, objectTooLarge()));

  api.openapi(listRoute, async (c) => c.json(listBuckets(await contextOf(c.var)), 200));
  api.openapi(createBucketRoute, async (c) => {
    const { name } = createBucket(await contextOf(c.var), c.req.valid("json"));
    return c.json({ name }, 200);
  });

  // A key has slashes, for which a documented path has no pattern: document and handler stand apart.
  for (const method of ["post", "put"] as const) {
    api.openAPIRegistry.registerPath({ method, ...objectDocument });
    api[method](`${objectPath}*`, async (c) => {
      const upsert = method === "put" || c.req.header("x-upsert") === "true";
      const input = { key: keyOf(c), bytes: await readObject(c), upsert };
      const { key, url } = await uploadObject(await contextOf(c.var), input);
      return c.json({ Id: key, Key: `${bucketName}/${key}`, path: key, publicUrl: url }, 200);
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
    return bytesOf((await readFileForm(c)).file);
  }
  const bytes = new Uint8Array(await c.req.raw.arrayBuffer());
  if (bytes.byteLength === 0) throw new DomainError("file_missing");
  return bytes;
}
