/**
 * Fetches a file from another site. A person typed the address, so only public addresses are allowed, for every redirect
 * again. Time, size and content type are limited.
 */
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { DomainError } from "#domain/errors.ts";
import { parseWebAddress } from "#domain/media/image-url.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { connectOnlyTo, createChooseAddresses, type NetworkOptions } from "./public-connection.ts";

export interface WantedFile {
  /** The value of the Accept header: `image/*`. */
  accept: string;
  /** Checks the response's content type, which is undefined if the site sends none. */
  isAcceptable: (contentType: string | undefined) => boolean;
  maxBytes: number;
}

export interface FetchedFile {
  bytes: Uint8Array;
  /** The final address after redirects. */
  url: URL;
}

/**
 * Throws `invalid_request` for a forbidden address and `file_too_large` for too many bytes. Other failures are plain
 * Errors, which the caller translates.
 */
export type FetchPublicUrl = (address: string, wanted: WantedFile) => Promise<FetchedFile>;

const MAX_REDIRECTS = 3;

export function createFetchPublicUrl(options: NetworkOptions = {}): FetchPublicUrl {
  const { timeoutMs = 10_000 } = options;
  const chooseAddresses = createChooseAddresses(options);
  return async (start, wanted) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let address = start;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const url = parseWebAddress(address);
      const chosen = url && (await chooseAddresses(url, signal));
      if (!url || chosen === undefined) throw refuseAddress();
      const response = await open(url, { addresses: chosen, accept: wanted.accept, signal });
      const next = redirectOf(response);
      if (next === undefined) return { bytes: await readWanted(response, wanted), url };
      response.destroy();
      address = new URL(next, url).href;
    }
    throw new Error("Too many redirects");
  };
}

const refuseAddress = () => new DomainError("invalid_request", { message: mediaTexts.urlPrivate });

function open(
  url: URL,
  { addresses, accept, signal }: { addresses: string[]; accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { Accept: accept, "Accept-Encoding": "identity", "User-Agent": "Manto" };
    const outgoing = request(url, { ...connectOnlyTo(addresses), headers, signal }, resolve);
    outgoing.on("error", reject).end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
}

async function readWanted(
  response: IncomingMessage,
  { isAcceptable, maxBytes }: WantedFile,
): Promise<Uint8Array> {
  const refusal = refuseAnswer(response, isAcceptable);
  if (refusal) {
    response.destroy();
    throw new Error(refusal);
  }
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) {
    response.destroy();
    throw new DomainError("file_too_large");
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new DomainError("file_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuseAnswer(
  { statusCode, headers }: IncomingMessage,
  isAcceptable: WantedFile["isAcceptable"],
): string | undefined {
  if (statusCode !== 200) return `The other site answered ${statusCode}`;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return isAcceptable(type || undefined) ? undefined : `The other site sent ${type}`;
}
