import * as S3 from "@aws-sdk/client-s3";
import {
  contentTypeOfKey,
  requireKeyPrefix,
  requireObjectKey,
  requireWritable,
} from "#domain/media/object-key.ts";
import type { ListedObject, ObjectInfo, ObjectStorage } from "./storage.ts";
import type { S3Location } from "./storage-url.ts";
import { translateFailure } from "./translate-failure.ts";

export function openS3Storage(location: S3Location): ObjectStorage {
  const client = new S3.S3Client(clientOptions(location));
  const Bucket = location.bucket;
  const at = (key: string) => ({ Bucket, Key: location.prefix + requireObjectKey(key) });
  return {
    async put(key, bytes, { contentType, cacheControl }) {
      requireWritable(key, bytes, contentType);
      const upload = { ...at(key), Body: bytes, ContentLength: bytes.byteLength, ContentType: contentType };
      await translateFailure(() =>
        client.send(new S3.PutObjectCommand({ ...upload, CacheControl: cacheControl })),
      );
    },
    async get(key) {
      const target = at(key);
      const answer = await translateFailure(() => orMissing(client.send(new S3.GetObjectCommand(target))));
      if (!answer?.Body) return undefined;
      return { ...infoOf(key, answer), body: answer.Body.transformToWebStream() };
    },
    async head(key) {
      const target = at(key);
      const answer = await translateFailure(() => orMissing(client.send(new S3.HeadObjectCommand(target))));
      return answer && infoOf(key, answer);
    },
    async delete(key) {
      const target = at(key);
      await translateFailure(() => orMissing(client.send(new S3.DeleteObjectCommand(target))));
    },
    list: (prefix) => listObjects(client, location, requireKeyPrefix(prefix)),
    async check() {
      // A probe wants a quick answer more than a retried one.
      const abortSignal = AbortSignal.timeout(3_000);
      await translateFailure(() => client.send(new S3.HeadBucketCommand({ Bucket }), { abortSignal }));
    },
    async close() {
      client.destroy();
    },
  };
}

function clientOptions({ endpoint, region }: S3Location): S3.S3ClientConfig {
  const limits: S3.S3ClientConfig = {
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: 10_000,
      throwOnRequestTimeout: true,
      socketTimeout: 10_000,
    },
  };
  if (region !== undefined) limits.region = region;
  if (endpoint === undefined) return limits;
  return {
    region: "us-east-1",
    ...limits,
    endpoint,
    forcePathStyle: true,
    // Services other than Amazon's often refuse the SDK's newer default of a checksum on everything.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  };
}

function infoOf(key: string, answer: S3.HeadObjectCommandOutput | S3.GetObjectCommandOutput): ObjectInfo {
  return {
    size: answer.ContentLength ?? 0,
    // Not what the bucket says: one answer on both storages, and no foreign type is ever served.
    contentType: contentTypeOfKey(key) ?? "application/octet-stream",
    etag: answer.ETag ?? `"${answer.LastModified?.getTime() ?? 0}-${answer.ContentLength ?? 0}"`,
    lastModified: answer.LastModified ?? new Date(0),
  };
}

async function* listObjects(
  client: S3.S3Client,
  { bucket, prefix: root }: S3Location,
  prefix: string,
): AsyncGenerator<ListedObject> {
  let next: string | undefined;
  do {
    const query = { Bucket: bucket, Prefix: root + prefix, ContinuationToken: next };
    const page = await translateFailure(() => client.send(new S3.ListObjectsV2Command(query)));
    for (const found of page.Contents ?? []) {
      if (found.Key === undefined) continue;
      yield {
        key: found.Key.slice(root.length),
        size: found.Size ?? 0,
        lastModified: found.LastModified ?? new Date(0),
      };
    }
    next = page.NextContinuationToken;
  } while (next !== undefined);
}

async function orMissing<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof S3.NoSuchKey || error instanceof S3.NotFound) return undefined;
    throw error;
  }
}
