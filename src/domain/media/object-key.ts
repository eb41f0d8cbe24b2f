/** Keys of stored objects. Every storage validates each key here before it accesses a disk or the network. */
import { DomainError } from "#domain/errors.ts";
import { maxObjectBytes } from "#domain/media/upload-limits.ts";

const maxKeyLength = 512;
/** No disk has a file or folder whose name is longer than 255 bytes; drafts and renditions add to it. */
const keyPattern = /^[a-z0-9][a-z0-9._-]{0,199}(?:\/[a-z0-9][a-z0-9._-]{0,199})*$/;

/** Only pictures are stored, so the extension alone determines the content type. */
const contentTypes = new Map([
  ["webp", "image/webp"],
  ["avif", "image/avif"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
]);

export function isObjectKey(text: string): boolean {
  return text.length <= maxKeyLength && keyPattern.test(text) && !text.includes("..");
}

/** Throws "not found" for a malformed key, because no object can have it. */
export function requireObjectKey(text: string): string {
  if (!isObjectKey(text)) throw new DomainError("not_found");
  return text;
}

/** Validates a prefix for listing: empty (all keys), or a key that may end in a slash. */
export function requireKeyPrefix(text: string): string {
  if (text === "") return text;
  requireObjectKey(text.endsWith("/") ? text.slice(0, -1) : text);
  return text;
}

export function contentTypeOfKey(key: string): string | undefined {
  const name = key.slice(key.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot < 0 ? undefined : contentTypes.get(name.slice(dot + 1));
}

/** An object's content type must match its extension, by which it is served later, and its size the bucket's limit. */
export function requireWritable(key: string, bytes: Uint8Array, contentType: string): void {
  requireObjectKey(key);
  if (contentTypeOfKey(key) !== contentType) throw new DomainError("file_type_invalid");
  if (bytes.byteLength > maxObjectBytes) throw new DomainError("file_too_large");
}
