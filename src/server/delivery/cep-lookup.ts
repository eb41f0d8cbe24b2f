import { isWholeCep } from "#domain/delivery/cep.ts";
import { DomainError } from "#domain/errors.ts";
import { type Circuit, createCircuit } from "../peers/circuit.ts";
import { type CepAddress, readCepAnswer } from "./cep-provider.ts";

export interface CepLookup {
  /** Throws cep_not_found where there is no such CEP, cep_unavailable where nobody could say. */
  find(cep: string): Promise<CepAddress>;
}

export interface CepLookupOptions {
  /** Asked in this order; `{cep}` is replaced by the digits. The next one is asked when the former fails. */
  urls: readonly string[];
  timeoutMs?: number;
}

const TIMEOUT_MS = 3_000;
/** People who type a CEP at the same moment, in one process; more is somebody who tries them all. */
const MOST_UNDER_WAY = 20;
const MOST_KEPT = 5_000;
const LONGEST_ANSWER = 20_000;

/** Addresses hardly ever change, so answers are kept; the oldest go when there are too many. */
export function createCepLookup({ urls, timeoutMs = TIMEOUT_MS }: CepLookupOptions): CepLookup {
  const services = urls.map((url) => ({
    url,
    circuit: createCircuit({ name: new URL(url).host, mostUnderWay: MOST_UNDER_WAY }),
  }));
  const kept = new Map<string, CepAddress>();
  const underWay = new Map<string, Promise<CepAddress>>();

  async function ask(cep: string): Promise<CepAddress> {
    const found = await askInTurn(services, cep, timeoutMs);
    if (!found) throw new DomainError("cep_not_found");
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
    kept.set(cep, found);
    return found;
  }

  return {
    async find(cep) {
      if (!isWholeCep(cep)) throw new DomainError("cep_not_found");
      const known = kept.get(cep);
      if (known) return known;
      const asking = underWay.get(cep) ?? ask(cep).finally(() => underWay.delete(cep));
      underWay.set(cep, asking);
      return asking;
    },
  };
}

interface CepService {
  url: string;
  circuit: Circuit;
}

async function askInTurn(
  services: readonly CepService[],
  cep: string,
  timeoutMs: number,
): Promise<CepAddress | undefined> {
  let cause: unknown;
  for (const { url, circuit } of services) {
    try {
      return await circuit.run(() => askOne(url.replace("{cep}", cep), cep, timeoutMs));
    } catch (error) {
      cause = error;
    }
  }
  throw new DomainError("cep_unavailable", { cause });
}

async function askOne(url: string, cep: string, timeoutMs: number): Promise<CepAddress | undefined> {
  const response = await fetch(url, {
    headers: { Accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The second service says by status what the first says by `erro`.
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The postal-code service answered ${response.status}`);
  return readCepAnswer(cep, JSON.parse(await readShortText(response)));
}

/** Whoever goes on and on is left, not listened to. */
async function readShortText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error("The postal-code service answered too much");
  }
  return text + decoder.decode();
}
