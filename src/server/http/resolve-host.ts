import { promises as dns } from "node:dns";

/** Finds all addresses of a host, IPv4 first. Throws if it has none, or `signal` ends the look-up. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const TRIES = { timeout: 3_000, tries: 2 };

/**
 * Asks the name servers itself. `dns.lookup` would hold one of libuv's four threads for as long as a name server is silent,
 * and no file is read and no password checked without one. The machine's hosts file counts for nothing here.
 * `servers` are the machine's own unless a test names others.
 */
export function createResolveHost(servers?: readonly string[]): ResolveHost {
  return async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new dns.Resolver(TRIES);
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    try {
      // Many a host has addresses of one family only.
      const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      signal.throwIfAborted();
      if (found.length === 0 && four.status === "rejected") throw four.reason;
      return found;
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}
