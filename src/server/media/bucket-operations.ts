/** The bucket's API for administrators' programs, compatible with a hosted storage service. Reads are in media-api.ts. */
import { z } from "@hono/zod-openapi";
import { maxObjectBytes } from "#domain/media/upload-limits.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { limitBody } from "../http/limit-body.ts";
import { objectTooLarge } from "./bucket-service.ts";
import { bucketSchema, storedObjectSchema } from "./present-bucket.ts";
import { uploadGuard } from "./upload-guard.ts";

const newBucketSchema = z.object({
  id: z.string().optional(),
  name: z.string(),
  public: z.boolean().optional(),
  file_size_limit: z.int().nullish(),
});

const rewritten =
  "Até 10 MB, como o corpo inteiro ou em multipart. É gravada de novo no tipo que a terminação do nome diz " +
  "(jpg, png, webp, gif) e servida com cache de 3600 segundos. Um arquivo que nenhum registro usa é removido " +
  "depois de 24 horas.";
const params = z.object({ key: z.string().describe("Pode ter pastas: products/camisa.png") });
const binary = { type: "string", format: "binary" } as const;
const body = { required: true, content: { "image/*": { schema: binary } } } as const;
const object = json("Onde a imagem está", storedObjectSchema);
const refusals = {
  400: "Sem arquivo, ou com um nome que não serve",
  413: "Maior que 10 MB",
  415: "Não é JPG, PNG, WebP nem GIF",
  422: "A imagem está corrompida ou tem pixels demais",
};
const receiveObject = uploadGuard(maxObjectBytes, objectTooLarge());

export const bucketOperations = defineOperations(
  { tag: "Administração: bucket", receive: [limitBody(16_384)] },
  {
    listBuckets: {
      access: "catalog",
      method: "get",
      path: "/storage/v1/bucket",
      summary: "Os buckets da loja",
      responses: { 200: json("Um só: product-images", z.array(bucketSchema)) },
    },
    createBucket: {
      access: "catalog",
      method: "post",
      path: "/storage/v1/bucket",
      summary: "Cria o bucket product-images; onde ele já existe, responde o mesmo",
      request: { body: jsonBody(newBucketSchema, { name: "product-images", public: true }) },
      responses: { 200: json("O nome do bucket", z.object({ name: z.string() })) },
      refusals: { 409: "Outro nome ou outras regras" },
    },
    uploadObject: {
      access: "catalog",
      receive: receiveObject,
      method: "post",
      path: "/storage/v1/object/product-images/{key}",
      summary: "Envia uma imagem com um nome escolhido",
      description: `${rewritten} Para substituir, envie x-upsert: true ou use PUT.`,
      request: {
        params,
        headers: z.object({ "x-upsert": z.enum(["true", "false"]).optional() }),
        body,
      },
      responses: { 200: object },
      refusals: { ...refusals, 409: "Já existe um arquivo com este nome" },
    },
    replaceObject: {
      access: "catalog",
      receive: receiveObject,
      method: "put",
      path: "/storage/v1/object/product-images/{key}",
      summary: "Envia uma imagem com um nome escolhido, no lugar da que houver",
      description: rewritten,
      request: { params, body },
      responses: { 200: object },
      refusals: { ...refusals, 409: "O arquivo com este nome não pode ser substituído" },
    },
  },
);
