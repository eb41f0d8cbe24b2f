/** For tests: both storages, opened for real on throw-away folders and servers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { type ObjectStorage, openStorage } from "./storage.ts";

export interface OpenedStorage {
  storage: ObjectStorage;
  folder: string;
  stop(): Promise<void>;
}

export async function openTestDisk(): Promise<OpenedStorage> {
  const folder = await mkdtemp(join(tmpdir(), "manto-disk-"));
  const storage = await openStorage({ url: undefined, dataDir: folder });
  return { storage, folder, stop: () => rm(folder, { recursive: true, force: true }) };
}

export async function openTestS3(prefix = "loja"): Promise<OpenedStorage & { port: number }> {
  const folder = await mkdtemp(join(tmpdir(), "manto-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    // It misreads the trailing slash that the SDK rightly signs on calls about the bucket itself.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "fotos", configs: [] }],
  });
  const { port } = await server.run();
  // The only account that this server knows.
  process.env.AWS_ACCESS_KEY_ID = "S3RVER";
  process.env.AWS_SECRET_ACCESS_KEY = "S3RVER";
  const url = `s3://fotos?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&prefix=${prefix}`;
  const storage = await openStorage({ url, dataDir: folder });
  const stop = async () => {
    await storage.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { storage, folder, port, stop };
}

export async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

export async function listKeys(storage: ObjectStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const object of storage.list(prefix)) keys.push(object.key);
  return keys.sort();
}
