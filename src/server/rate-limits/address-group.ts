import { isIPv6 } from "node:net";

/** Addresses that a limit counts together. */
export interface AddressGroup {
  key: string;
  /** How many times the limit of one address the group gets. */
  factor: number;
}

/**
 * One IPv6 user has at least a /64 and may have a /48, but a mobile carrier spreads thousands of users over a /48. So
 * each /64 gets the limit of one address, and a /48 that of several.
 */
const FACTOR_OF_48 = 16;

/** Returns the groups that an address belongs to, the narrowest first. An IPv4-mapped IPv6 address is its IPv4 address. */
export function groupAddress(address: string): [AddressGroup, ...AddressGroup[]] {
  if (!isIPv6(address)) return [{ key: address, factor: 1 }];
  const words = expand(address);
  const mapped = findMapped(words);
  if (mapped) return [{ key: mapped, factor: 1 }];
  return [
    { key: `${words.slice(0, 4).join(":")}::/64`, factor: 1 },
    { key: `${words.slice(0, 3).join(":")}::/48`, factor: FACTOR_OF_48 },
  ];
}

/** The eight words of an IPv6 address in hexadecimal, without leading zeros. */
function expand(address: string): string[] {
  const [withoutZone = ""] = address.toLowerCase().split("%");
  const [left = "", right] = writeInHex(withoutZone).split("::");
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const words = [...head, ...Array<string>(zeros).fill("0"), ...tail];
  return words.map((word) => word.replace(/^0+(?=.)/, ""));
}

/** The last 32 bits may be written as an IPv4 address. */
const writeInHex = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

function findMapped(words: readonly string[]): string | undefined {
  if (words.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  return words
    .slice(6)
    .map((word) => Number.parseInt(word, 16))
    .flatMap((word) => [word >> 8, word & 255])
    .join(".");
}
