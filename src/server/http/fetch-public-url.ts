/**
 * Fetches a file from another site, safe against SSRF. A person typed the address, so only public addresses on web
 * ports are allowed; each host is resolved once and the connection goes to that address, for every redirect again.
 * Time, size and content type are limited.
 */
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { DomainError } from "#domain/errors.ts";
import { parseWebAddress } from "#domain/media/image-url.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { isPublicAddress } from "./public-address.ts";

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

/** Replaced by tests; the shop uses the defaults. */
export interface NetworkOptions {
  resolveHost?: (host: string) => Promise<string[]>;
  isAllowedAddress?: (address: string) => boolean;
  isAllowedPort?: (port: number) => boolean;
  timeoutMs?: number;
}

const MAX_REDIRECTS = 3;

/** Other ports belong to mail servers, databases and consoles, which a forged request could target. */
const webPorts = new Set([80, 443, 8080, 8443]);

export function createFetchPublicUrl(options: NetworkOptions = {}): FetchPublicUrl {
  const {
    resolveHost = lookUpHost,
    isAllowedAddress = isPublicAddress,
    isAllowedPort = (port) => webPorts.has(port),
    timeoutMs = 10_000,
  } = options;

  /**
   * Returns the one address for the connection. All addresses of the host must be public, because a retry could use
   * another.
   */
  async function chooseAddress(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await resolveHost(host);
    const [first] = addresses;
    if (first === undefined) throw new Error(`${host} has no address`);
    if (!addresses.every(isAllowedAddress)) throw refuseAddress();
    return first;
  }

  return async (start, wanted) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let address = start;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const url = parseWebAddress(address);
      if (!url || !isAllowedPort(portOf(url))) throw refuseAddress();
      const chosen = await unlessAborted(chooseAddress(url), signal);
      const response = await open(url, { address: chosen, accept: wanted.accept, signal });
      const next = redirectOf(response);
      if (next === undefined) return { bytes: await readWanted(response, wanted), url };
      response.destroy();
      address = new URL(next, url).href;
    }
    throw new Error("Too many redirects");
  };
}

const refuseAddress = () => new DomainError("invalid_request", { message: mediaTexts.urlPrivate });

const portOf = ({ port, protocol }: URL) => (port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));

async function lookUpHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function open(
  url: URL,
  { address, accept, signal }: { address: string; accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  // Host header and certificate check still use the name; only the destination is fixed.
  const toAddress: LookupFunction = (_host, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { Accept: accept, "Accept-Encoding": "identity", "User-Agent": "Manto" };
    const outgoing = request(url, { agent: false, lookup: toAddress, headers, signal }, resolve);
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

/** A DNS look-up takes no AbortSignal. */
function unlessAborted<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([pending, aborted]);
}
