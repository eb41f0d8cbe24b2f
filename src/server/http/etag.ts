import { createHash } from "node:crypto";

/** Weak, because one tag stands for the compressed bodies as well. */
export function weakEtagOf(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

/** Whether an If-None-Match header names the tag, weak or not. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const wanted = withoutWeakness(etag);
  return header
    .split(",")
    .map((candidate) => withoutWeakness(candidate.trim()))
    .some((candidate) => candidate === wanted || candidate === "*");
}

const withoutWeakness = (etag: string) => (etag.startsWith("W/") ? etag.slice(2) : etag);
