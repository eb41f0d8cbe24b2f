import { useRef, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { isOffline } from "#app/features/connection/connection.ts";
import { isWholeCep } from "#domain/delivery/cep.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";

export type CepLookup =
  | { status: "idle" | "loading" | "found" }
  /** The person has typed another address, so this one is only offered. */
  | { status: "offered"; address: string }
  | { status: "failed"; message: string };

/**
 * Looks up the address after the eighth digit. An answer for a CEP that has changed since is dropped. `fill` writes the
 * address into its field, or returns false because the person has typed one.
 */
export function useCepLookup(fill: (address: string) => boolean) {
  const [lookup, setLookup] = useState<CepLookup>({ status: "idle" });
  const latest = useRef("");

  async function look(cep: string) {
    if (cep === latest.current) return;
    latest.current = cep;
    if (!isWholeCep(cep)) return setLookup({ status: "idle" });
    setLookup({ status: "loading" });
    const result = await findAddress(cep);
    if (latest.current !== cep) return;
    if ("message" in result) setLookup({ status: "failed", message: result.message });
    else if (fill(result.address)) setLookup({ status: "found" });
    else setLookup({ status: "offered", address: result.address });
  }

  return { lookup, look, settle: () => setLookup({ status: "found" }) };
}

async function findAddress(cep: string): Promise<{ address: string } | { message: string }> {
  try {
    return await callApi("GET /api/cep/{cep}", { params: { cep } });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.code === "offline" && isOffline()) return { message: checkoutTexts.addressOffline };
    return { message: failure.code === "cep_not_found" ? failure.message : checkoutTexts.cepFailed };
  }
}
