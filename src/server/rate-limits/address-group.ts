import { isIPv6 } from "node:net";

/**
 * Returns the group of addresses that one limit counts together. An IPv6 user has at least 2^64 addresses, so the /64
 * prefix counts; an IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function groupAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${expand(address).slice(0, 4).join(":")}::/64`;
}

function expand(address: string): string[] {
  const [withoutZone = ""] = address.toLowerCase().split("%");
  const [left = "", right] = withoutZone.split("::");
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill("0"), ...tail];
  return groups.map((group) => group.replace(/^0+(?=.)/, ""));
}
