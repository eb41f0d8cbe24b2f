import { LRUCache } from "lru-cache";
import { isWholeCep } from "#domain/delivery/cep.ts";
import { DomainError } from "#domain/errors.ts";
import { type CircuitBreaker, createCircuitBreaker } from "../external-services/circuit-breaker.ts";
import { readShortText } from "../external-services/read-short-text.ts";
import { type CepAddress, readCepAnswer } from "./cep-provider.ts";

export interface CepLookup {
  /** Throws cep_not_found if the CEP does not exist, and cep_unavailable if no service could answer. */
  find(cep: string): Promise<CepAddress>;
}

export interface CepLookupOptions {
  /**
   * The services in the order of use, with `{cep}` for the digits. The next one is used when the previous one fails.
   */
  urls: readonly string[];
  timeoutMs?: number;
}

const TIMEOUT_MS = 3_000;
/** Concurrent requests per process. More than this is a script that tries all CEPs, not people who type one. */
const MAX_CONCURRENT = 20;
const MAX_CACHE_ENTRIES = 5_000;
const MAX_ANSWER_LENGTH = 20_000;

/** Caches answers, because addresses hardly ever change. */
export function createCepLookup({ urls, timeoutMs = TIMEOUT_MS }: CepLookupOptions): CepLookup {
  const services = urls.map((url) => ({
    url,
    circuit: createCircuitBreaker({ name: new URL(url).host, maxConcurrent: MAX_CONCURRENT }),
  }));
  const cache = new LRUCache<string, CepAddress>({ max: MAX_CACHE_ENTRIES });
  const pending = new Map<string, Promise<CepAddress>>();

  async function lookUp(cep: string): Promise<CepAddress> {
    const found = await tryServices(services, cep, timeoutMs);
    if (!found) throw new DomainError("cep_not_found");
    cache.set(cep, found);
    return found;
  }

  return {
    async find(cep) {
      if (!isWholeCep(cep)) throw new DomainError("cep_not_found");
      const known = cache.get(cep);
      if (known) return known;
      const request = pending.get(cep) ?? lookUp(cep).finally(() => pending.delete(cep));
      pending.set(cep, request);
      return request;
    },
  };
}

interface CepService {
  url: string;
  circuit: CircuitBreaker;
}

async function tryServices(
  services: readonly CepService[],
  cep: string,
  timeoutMs: number,
): Promise<CepAddress | undefined> {
  let cause: unknown;
  for (const { url, circuit } of services) {
    try {
      return await circuit.run(() => requestAddress(url.replace("{cep}", cep), cep, timeoutMs));
    } catch (error) {
      cause = error;
    }
  }
  throw new DomainError("cep_unavailable", { cause });
}

async function requestAddress(url: string, cep: string, timeoutMs: number): Promise<CepAddress | undefined> {
  const response = await fetch(url, {
    headers: { Accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // BrasilAPI answers 404 for an unknown CEP, where ViaCEP answers `erro`.
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The postal-code service answered ${response.status}`);
  return readCepAnswer(cep, JSON.parse(await readShortText(response, MAX_ANSWER_LENGTH)));
}
