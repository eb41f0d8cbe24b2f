/** Opens both kinds of storage for tests, in temporary folders and on a local S3 server. */
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
    // s3rver rejects the SDK's correct signature of bucket requests because of their trailing slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "fotos", configs: [] }],
  });
  const { port } = await server.run();
  // s3rver accepts only this account.
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
