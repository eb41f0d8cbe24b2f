/** Names of stored objects. Every storage passes each key through here before it touches a disk or a network. */
import { DomainError } from "#domain/errors.ts";
import { maxObjectBytes } from "#domain/media/upload-limits.ts";

const maxKeyLength = 512;
const keyPattern = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** Only pictures are stored, so the extension alone says what a file is served as. */
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

/** A malformed key names nothing that could exist: whoever asks for it is told so, and learns nothing else. */
export function requireObjectKey(text: string): string {
  if (!isObjectKey(text)) throw new DomainError("not_found");
  return text;
}

/** The start of keys to list: nothing (all of them), or a key that may end in a slash. */
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

/** An object may be written only as the type that its extension will later be served as, and within the bucket's limit. */
export function requireWritable(key: string, bytes: Uint8Array, contentType: string): void {
  requireObjectKey(key);
  if (contentTypeOfKey(key) !== contentType) throw new DomainError("file_type_invalid");
  if (bytes.byteLength > maxObjectBytes) throw new DomainError("file_too_large");
}
