/**
 * Fetches a picture from another site. The address was typed by a person and may point anywhere, so: only the open
 * internet, looked up once and connected to exactly what was looked up, each redirect anew; bounded in size and time.
 */
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { DomainError } from "#domain/errors.ts";
import { parseWebAddress } from "#domain/media/image-url.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { isPublicAddress } from "./public-address.ts";

export interface FetchedPicture {
  bytes: Uint8Array;
  filename: string;
}

export interface PictureFetcher {
  /** Throws `picture_unreachable` where somebody else might still be able to load it. */
  fetch(address: string): Promise<FetchedPicture>;
}

export interface FetcherOptions {
  resolveHost?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

const MAX_REDIRECTS = 3;

export function createPictureFetcher(options: FetcherOptions = {}): PictureFetcher {
  const { resolveHost = lookUpHost, isAllowed = isPublicAddress, timeoutMs = 10_000 } = options;

  /** The one address that the connection will use. All of the host's must be public, or the next try could differ. */
  async function chooseAddress(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await resolveHost(host);
    const [first] = addresses;
    if (first === undefined) throw new Error(`${host} has no address`);
    if (!addresses.every(isAllowed)) throw refuseAddress();
    return first;
  }

  async function follow(start: string, signal: AbortSignal): Promise<FetchedPicture> {
    let address = start;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const url = parseWebAddress(address);
      if (!url) throw refuseAddress();
      const response = await open(url, await unlessAborted(chooseAddress(url), signal), signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        address = new URL(headers.location, url).href;
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new Error(`The other site answered ${statusCode}`);
      }
      return { bytes: await readBounded(response), filename: nameOf(url) };
    }
    throw new Error("Too many redirects");
  }

  return {
    async fetch(address) {
      try {
        return await follow(address, AbortSignal.timeout(timeoutMs));
      } catch (cause) {
        throw cause instanceof DomainError ? cause : new DomainError("picture_unreachable", { cause });
      }
    },
  };
}

const refuseAddress = () => new DomainError("invalid_request", { message: mediaTexts.urlPrivate });

async function lookUpHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  // Host and certificate are still those of the name; only where the connection goes is fixed.
  const toAddress: LookupFunction = (_host, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { Accept: "image/*", "Accept-Encoding": "identity", "User-Agent": "Manto" };
    const outgoing = request(url, { agent: false, lookup: toAddress, headers, signal }, resolve);
    outgoing.on("error", reject).end();
  });
}

async function readBounded(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  const announced = Number(response.headers["content-length"] ?? 0);
  if (announced > maxUploadBytes) {
    response.destroy();
    throw new DomainError("file_too_large");
  }
  // Leaving the loop early closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxUploadBytes) throw new DomainError("file_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A look-up knows no signal of its own. */
function unlessAborted<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([pending, aborted]);
}

function nameOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
