import { randomUUID } from "node:crypto";
import { type BigIntStats, constants } from "node:fs";
import { access, type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  contentTypeOfKey,
  isObjectKey,
  requireKeyPrefix,
  requireObjectKey,
  requireWritable,
} from "#domain/media/object-key.ts";
import { canSyncFolders } from "../files/can-sync-folders.ts";
import { renameWithRetry } from "../files/rename-with-retry.ts";
import type { ListedObject, ObjectInfo, ObjectStorage } from "./storage.ts";
import { streamFile } from "./stream-file.ts";
import { translateFailure } from "./translate-failure.ts";

/** No key may begin with a dot, so that this folder is never listed. */
const DRAFTS = ".drafts";
/** No write takes this long, so an older draft was left by a process that was killed. */
const DRAFT_MAX_AGE_MS = 3_600_000;

export async function openDiskStorage(root: string): Promise<ObjectStorage> {
  const pathOf = (key: string) => join(root, requireObjectKey(key));
  const drafts = join(root, DRAFTS);
  await translateFailure(async () => {
    await mkdir(drafts, { recursive: true });
    await removeStaleDrafts(drafts);
  });
  return {
    async put(key, bytes, { contentType }) {
      requireWritable(key, bytes, contentType);
      const path = pathOf(key);
      await translateFailure(() => writeAtomically(path, bytes, drafts));
    },
    async get(key) {
      const path = pathOf(key);
      return translateFailure(async () => {
        const handle = await orMissing(open(path, constants.O_RDONLY));
        if (!handle) return undefined;
        const info = await infoOfHandle(key, handle);
        if (!info) return undefined;
        return { ...info, body: streamFile(handle, info.size) };
      });
    },
    async head(key) {
      const path = pathOf(key);
      const found = await translateFailure(() => findFile(path));
      return found && infoOf(key, found);
    },
    async delete(key) {
      const path = pathOf(key);
      await translateFailure(async () => {
        if (await findFile(path)) await rm(path, { force: true });
      });
    },
    list: (prefix) => listFiles(root, requireKeyPrefix(prefix)),
    async check() {
      await translateFailure(() => access(root, constants.R_OK | constants.W_OK));
    },
    async close() {},
  };
}

async function removeStaleDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name);
    const found = await orMissing(stat(draft));
    if (found && Date.now() - found.mtimeMs > DRAFT_MAX_AGE_MS) await rm(draft, { force: true });
  }
}

/** Readers see either the old file or the new one. When it resolves, the new one is on the disk. */
async function writeAtomically(path: string, bytes: Uint8Array, drafts: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await mkdir(drafts, { recursive: true });
  const draft = join(drafts, randomUUID());
  try {
    const handle = await open(draft, "wx");
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameWithRetry(draft, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Makes the rename itself durable. */
async function syncFolder(folder: string): Promise<void> {
  if (!canSyncFolders) return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function findFile(path: string): Promise<BigIntStats | undefined> {
  const found = await orMissing(stat(path, { bigint: true }));
  return found?.isFile() ? found : undefined;
}

async function infoOfHandle(key: string, handle: FileHandle): Promise<ObjectInfo | undefined> {
  const found = await handle.stat({ bigint: true });
  if (found.isFile()) return infoOf(key, found);
  await handle.close();
  return undefined;
}

function infoOf(key: string, found: BigIntStats): ObjectInfo {
  return {
    size: Number(found.size),
    contentType: contentTypeOfKey(key) ?? "application/octet-stream",
    etag: `"${found.size.toString(36)}-${found.mtimeNs.toString(36)}"`,
    lastModified: found.mtime,
  };
}

async function* listFiles(root: string, prefix: string): AsyncGenerator<ListedObject> {
  const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const entries =
    (await translateFailure(() => orMissing(readdir(join(root, folder), { withFileTypes: true })))) ?? [];
  for (const entry of entries) {
    const key = `${folder}${entry.name}`;
    if (!key.startsWith(prefix) || !isObjectKey(key)) continue;
    if (entry.isDirectory()) {
      yield* listFiles(root, `${key}/`);
      continue;
    }
    const found = await translateFailure(() => findFile(join(root, key)));
    if (found) yield { key, size: Number(found.size), lastModified: found.mtime };
  }
}

async function orMissing<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}
