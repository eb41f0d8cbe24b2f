/**
 * Connects to other sites whose address a person typed, safe against SSRF: only public addresses on web ports. A host is
 * resolved once, and the connection goes to the very address that was checked.
 */
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Replaced by tests; the shop uses the defaults. */
export interface NetworkOptions {
  resolveHost?: (host: string) => Promise<string[]>;
  isAllowedAddress?: (address: string) => boolean;
  isAllowedPort?: (port: number) => boolean;
  timeoutMs?: number;
}

/**
 * Returns the one address for the connection, or undefined where it is forbidden. Throws if the host cannot be resolved,
 * or not in time.
 */
export type ChooseAddress = (url: URL, signal: AbortSignal) => Promise<string | undefined>;

/** Other ports belong to mail servers, databases and consoles, which a forged request could target. */
const webPorts = new Set([80, 443, 8080, 8443]);

export function createChooseAddress(options: NetworkOptions = {}): ChooseAddress {
  const {
    resolveHost = lookUpHost,
    isAllowedAddress = isPublicAddress,
    isAllowedPort = (port) => webPorts.has(port),
  } = options;
  return async (url, signal) => {
    if (!isAllowedPort(portOf(url))) return undefined;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await unlessAborted(resolveHost(host), signal);
    const [first] = addresses;
    if (first === undefined) throw new Error(`${host} has no address`);
    // All of them must be public, because a retry could use another.
    return addresses.every(isAllowedAddress) ? first : undefined;
  };
}

/** Host header and certificate check still use the name; only the destination is fixed. */
export const lookUpOnly =
  (address: string): LookupFunction =>
  (_host, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

const portOf = ({ port, protocol }: URL) => (port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));

async function lookUpHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** A DNS look-up takes no AbortSignal. */
function unlessAborted<T>(pending: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([pending, aborted]);
}
