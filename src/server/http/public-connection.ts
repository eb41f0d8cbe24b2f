/**
 * Connects to other sites whose address a person typed, safe against SSRF: only public addresses on web ports. A host is
 * resolved once, and the connection goes to the very addresses that were checked.
 */
import type { RequestOptions } from "node:https";
import { isIP, type TcpSocketConnectOpts } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { createResolveHost, type ResolveHost } from "./resolve-host.ts";

/** Replaced by tests; the shop uses the defaults. */
export interface NetworkOptions {
  resolveHost?: ResolveHost;
  isAllowedAddress?: (address: string) => boolean;
  isAllowedPort?: (port: number) => boolean;
  timeoutMs?: number;
}

/** A host whose addresses cannot be found, or not in time. */
export class UnresolvedHostError extends Error {}

/** Returns the addresses for the connection, or undefined where it is forbidden. Throws `UnresolvedHostError`. */
export type ChooseAddresses = (url: URL, signal: AbortSignal) => Promise<string[] | undefined>;

/** Other ports belong to mail servers, databases and consoles, which a forged request could target. */
const webPorts = new Set([80, 443, 8080, 8443]);

export function createChooseAddresses(options: NetworkOptions = {}): ChooseAddresses {
  const {
    resolveHost = createResolveHost(),
    isAllowedAddress = isPublicAddress,
    isAllowedPort = (port) => webPorts.has(port),
  } = options;
  return async (url, signal) => {
    if (!isAllowedPort(portOf(url)) || isThisMachine(url)) return undefined;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await resolve(resolveHost, host, signal);
    // All of them must be public, because the connection may go to any of them.
    return addresses.every(isAllowedAddress) ? addresses : undefined;
  };
}

/** How long each address but the last may take to answer. Node's own 250 ms are too few for another continent. */
const NEXT_ADDRESS_MS = 1_000;

/** Host header and certificate check still use the name; only the destinations are fixed. */
export function connectOnlyTo(addresses: readonly string[]) {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return {
    agent: false,
    lookup: (_host, _options, done) => done(null, found),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
  } satisfies RequestOptions & Partial<TcpSocketConnectOpts>;
}

const portOf = ({ port, protocol }: URL) => (port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));

/** By its name alone: no name server has to know it. */
const isThisMachine = ({ hostname }: URL) => /(^|\.)localhost\.?$/.test(hostname);

async function resolve(resolveHost: ResolveHost, host: string, signal: AbortSignal): Promise<string[]> {
  const addresses = await resolveHost(host, signal).catch((cause) => {
    throw new UnresolvedHostError(`${host} was not found: ${cause}`, { cause });
  });
  if (addresses.length === 0) throw new UnresolvedHostError(`${host} has no address`);
  return addresses;
}
