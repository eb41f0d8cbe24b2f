/**
 * Fetches a file from another site. The address was typed by a person and may point anywhere, so: only the open
 * internet on the web's own ports, looked up once and connected to exactly what was looked up, each redirect anew;
 * bounded in time and size, and only the kinds of content that were asked for.
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
  /** As in an Accept header: `image/*`. */
  accept: string;
  /** What the other site calls it; undefined where it says nothing. */
  isAcceptable: (contentType: string | undefined) => boolean;
  maxBytes: number;
}

export interface FetchedFile {
  bytes: Uint8Array;
  /** Where it was found in the end. */
  url: URL;
}

/**
 * Refuses a forbidden address as `invalid_request` and too many bytes as `file_too_large`; whatever else goes wrong
 * is a plain Error, for the caller to name.
 */
export type FetchPublicUrl = (address: string, wanted: WantedFile) => Promise<FetchedFile>;

/** What a test replaces; the shop uses the defaults. */
export interface NetworkOptions {
  resolveHost?: (host: string) => Promise<string[]>;
  isAllowedAddress?: (address: string) => boolean;
  isAllowedPort?: (port: number) => boolean;
  timeoutMs?: number;
}

const MAX_REDIRECTS = 3;

/** Others are those of mail servers, databases and consoles, which a forged request could be meant for. */
const webPorts = new Set([80, 443, 8080, 8443]);

export function createFetchPublicUrl(options: NetworkOptions = {}): FetchPublicUrl {
  const {
    resolveHost = lookUpHost,
    isAllowedAddress = isPublicAddress,
    isAllowedPort = (port) => webPorts.has(port),
    timeoutMs = 10_000,
  } = options;

  /** The one address that the connection will use. All of the host's must be public, or the next try could differ. */
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
  // Host and certificate are still those of the name; only where the connection goes is fixed.
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

/** A look-up knows no signal of its own. */
function unlessAborted<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([pending, aborted]);
}
