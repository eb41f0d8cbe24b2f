import { BlockList, isIP } from "node:net";
import { isLoopbackAddress } from "./client-address.ts";

export interface Network {
  address: string;
  family: "ipv4" | "ipv6";
  prefix: number;
}

/** Parses "10.0.0.5, 172.16.0.0/12"; returns undefined if an entry is invalid. */
export function parseNetworks(text: string): Network[] | undefined {
  const entries = text.split(",").map((entry) => entry.trim());
  const networks = entries.filter((entry) => entry !== "").map(parseNetwork);
  return networks.every((network) => network !== undefined) ? networks : undefined;
}

function parseNetwork(text: string): Network | undefined {
  const [, address = "", length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  return prefix > longest ? undefined : { address, family: version === 4 ? "ipv4" : "ipv6", prefix };
}

/** Whose X-Forwarded-For is trusted: proxies on this machine and the configured ones. */
export function trustProxies(networks: Network[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const { address, prefix, family } of networks) trusted.addSubnet(address, prefix, family);
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    const version = isIP(plain);
    return (
      isLoopbackAddress(plain) || (version !== 0 && trusted.check(plain, version === 4 ? "ipv4" : "ipv6"))
    );
  };
}
