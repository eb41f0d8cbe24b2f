import { z } from "@hono/zod-openapi";
import { bucketName } from "../storage/storage.ts";
import type { Bucket } from "./bucket-service.ts";

/** The responses have the shape of a hosted storage service, so that its clients work. */
export const bucketSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    public: z.boolean(),
    file_size_limit: z.int(),
    allowed_mime_types: z.array(z.string()),
  })
  .openapi("Bucket");

export const storedObjectSchema = z
  .object({ Id: z.string(), Key: z.string(), path: z.string(), publicUrl: z.string() })
  .openapi("StoredObject");

export function presentBucket(bucket: Bucket): z.output<typeof bucketSchema> {
  return {
    id: bucket.name,
    name: bucket.name,
    public: bucket.isPublic,
    file_size_limit: bucket.maxObjectBytes,
    allowed_mime_types: [...bucket.mimeTypes],
  };
}

export function presentObject({
  key,
  url,
}: {
  key: string;
  url: string;
}): z.output<typeof storedObjectSchema> {
  return { Id: key, Key: `${bucketName}/${key}`, path: key, publicUrl: url };
}
