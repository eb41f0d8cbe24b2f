import type { Readable } from "node:stream";
import * as S3 from "@aws-sdk/client-s3";
import {
  contentTypeOfKey,
  requireKeyPrefix,
  requireObjectKey,
  requireWritable,
} from "#domain/media/object-key.ts";
import { createCircuitBreaker } from "../external-services/circuit-breaker.ts";
import type { ListedObject, ObjectInfo, ObjectStorage } from "./storage.ts";
import type { S3Location } from "./storage-url.ts";
import { translateFailure } from "./translate-failure.ts";

interface S3Limits {
  /** The timeout of one call with all its retries. It is short, because a page waits for it. */
  callMs: number;
  uploadMs: number;
  /** The timeout of a response body. It is long, because a body is sent on as fast as a visitor's phone reads it. */
  bodyMs: number;
}

const defaultLimits: S3Limits = { callMs: 8_000, uploadMs: 30_000, bodyMs: 120_000 };
/** Enough for the pictures of a page for a few dozen visitors at once; more would only wait for each other. */
const MAX_CONCURRENT = 200;

export function openS3Storage(location: S3Location, limits = defaultLimits): ObjectStorage {
  const client = new S3.S3Client(clientOptions(location));
  const circuit = createCircuitBreaker({
    name: "object storage",
    maxConcurrent: MAX_CONCURRENT,
    resetTimeoutMs: 5_000,
  });
  const call: Call = (send, ms = limits.callMs) =>
    translateFailure(() => circuit.run(() => send({ abortSignal: AbortSignal.timeout(ms) })));
  const Bucket = location.bucket;
  const at = (key: string) => ({ Bucket, Key: location.prefix + requireObjectKey(key) });
  return {
    async put(key, bytes, { contentType, cacheControl }) {
      requireWritable(key, bytes, contentType);
      const upload = { ...at(key), Body: bytes, ContentLength: bytes.byteLength, ContentType: contentType };
      const command = new S3.PutObjectCommand({ ...upload, CacheControl: cacheControl });
      await call((options) => client.send(command, options), limits.uploadMs);
    },
    async get(key) {
      const command = new S3.GetObjectCommand(at(key));
      const answer = await call((options) => orMissing(client.send(command, options)));
      if (!answer?.Body) return undefined;
      endAfter(answer.Body as unknown as Readable, limits.bodyMs);
      return { ...infoOf(key, answer), body: answer.Body.transformToWebStream() };
    },
    async head(key) {
      const command = new S3.HeadObjectCommand(at(key));
      const answer = await call((options) => orMissing(client.send(command, options)));
      return answer && infoOf(key, answer);
    },
    async delete(key) {
      const command = new S3.DeleteObjectCommand(at(key));
      await call((options) => orMissing(client.send(command, options)));
    },
    list: (prefix) => listObjects({ client, call }, location, requireKeyPrefix(prefix)),
    async check() {
      // A readiness probe needs a quick answer without retries, and bypasses the circuit breaker to see the real state.
      const abortSignal = AbortSignal.timeout(3_000);
      await translateFailure(() => client.send(new S3.HeadBucketCommand({ Bucket }), { abortSignal }));
    },
    async close() {
      client.destroy();
    },
  };
}

/** A call with a timeout that goes through the circuit breaker. */
type Call = <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>, ms?: number) => Promise<T>;

/** A service that sends a byte now and then must not hold a connection for ever. */
function endAfter(body: Readable, ms: number): void {
  const timer = setTimeout(() => body.destroy(new Error("The picture took too long")), ms).unref();
  body.once("close", () => clearTimeout(timer));
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
    // Many services other than Amazon's refuse the checksums that newer SDKs add to every request by default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  };
}

function infoOf(key: string, answer: S3.HeadObjectCommandOutput | S3.GetObjectCommandOutput): ObjectInfo {
  return {
    size: answer.ContentLength ?? 0,
    // The bucket's own value is ignored, so that disk and S3 agree and no unexpected type is ever served.
    contentType: contentTypeOfKey(key) ?? "application/octet-stream",
    etag: answer.ETag ?? `"${answer.LastModified?.getTime() ?? 0}-${answer.ContentLength ?? 0}"`,
    lastModified: answer.LastModified ?? new Date(0),
  };
}

async function* listObjects(
  { client, call }: { client: S3.S3Client; call: Call },
  { bucket, prefix: root }: S3Location,
  prefix: string,
): AsyncGenerator<ListedObject> {
  let next: string | undefined;
  do {
    const query = { Bucket: bucket, Prefix: root + prefix, ContinuationToken: next };
    const command = new S3.ListObjectsV2Command(query);
    const page = await call((options) => client.send(command, options));
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
