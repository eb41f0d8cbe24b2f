/** The storage of pictures: a folder by default, or the S3-compatible service of STORAGE_URL. */
import { join } from "node:path";
import { openDiskStorage } from "./disk-storage.ts";
import { parseStorageUrl } from "./storage-url.ts";

export interface ObjectInfo {
  size: number;
  contentType: string;
  /** With quotes, as in the header. */
  etag: string;
  lastModified: Date;
}

export interface StoredObject extends ObjectInfo {
  /** Must be read to its end or cancelled, because it holds a file or a connection open. */
  body: ReadableStream<Uint8Array>;
}

export interface ListedObject {
  key: string;
  size: number;
  lastModified: Date;
}

export interface PutOptions {
  contentType: string;
  cacheControl?: string;
}

export interface ObjectStorage {
  /** Readers see the whole old object or the whole new one, never a part. */
  put(key: string, bytes: Uint8Array, options: PutOptions): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Deleting a missing object is no error. */
  delete(key: string): Promise<void>;
  /** In no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Rejects while the storage cannot be used. The readiness probe calls it. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export const bucketName = "product-images";

export async function openStorage(options: {
  url: string | undefined;
  dataDir: string;
}): Promise<ObjectStorage> {
  if (options.url === undefined) return openDiskStorage(join(options.dataDir, "storage", bucketName));
  const location = parseStorageUrl(options.url);
  // Loaded only when needed, because the SDK costs start-up time and memory.
  const { openS3Storage } = await import("./s3-storage.ts");
  return openS3Storage(location);
}
