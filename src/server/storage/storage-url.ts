import { isObjectKey } from "#domain/media/object-key.ts";

export interface S3Location {
  bucket: string;
  endpoint: string | undefined;
  region: string | undefined;
  /** Empty, or ends in a slash. */
  prefix: string;
}

const shape = "s3://bucket?endpoint=https://…&region=…&prefix=…";
const knownParameters = new Set(["endpoint", "region", "prefix"]);

/** Parses `s3://bucket?endpoint=…&region=…&prefix=…`. Errors have one line that names the variable and the problem. */
export function parseStorageUrl(text: string): S3Location {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "s3:") throw new Error(`STORAGE_URL must look like ${shape}`);
  if (url.username !== "" || url.password !== "")
    throw new Error("STORAGE_URL must not hold credentials: use AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.port !== "")
    throw new Error("STORAGE_URL must name a bucket, like s3://my-bucket");
  if (url.pathname !== "" && url.pathname !== "/")
    throw new Error("STORAGE_URL must not have a path: use ?prefix=…");
  for (const name of url.searchParams.keys())
    if (!knownParameters.has(name)) throw new Error(`STORAGE_URL has an unknown parameter "${name}"`);
  return {
    bucket: url.hostname,
    endpoint: readEndpoint(url.searchParams.get("endpoint")),
    region: url.searchParams.get("region") || undefined,
    prefix: readPrefix(url.searchParams.get("prefix")),
  };
}

function readEndpoint(text: string | null): string | undefined {
  if (!text) return undefined;
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isHttp) throw new Error("STORAGE_URL: endpoint must be an http or https address");
  return text;
}

function readPrefix(text: string | null): string {
  if (!text) return "";
  const prefix = text.endsWith("/") ? text.slice(0, -1) : text;
  if (!isObjectKey(prefix)) throw new Error("STORAGE_URL: prefix must be lower-case names joined by slashes");
  return `${prefix}/`;
}
