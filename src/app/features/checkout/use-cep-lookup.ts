import { useRef, useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { isWholeCep } from "#domain/delivery/cep.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { fillAddress } from "./delivery-draft.ts";

export type CepLookup =
  | { status: "idle" | "loading" | "found" }
  /** The person has written another address: this one is only offered. */
  | { status: "offered"; address: string }
  | { status: "failed"; message: string };

/** Looks an address up at the eighth digit. An answer for a CEP that no longer stands there is dropped. */
export function useCepLookup() {
  const [lookup, setLookup] = useState<CepLookup>({ status: "idle" });
  const latest = useRef("");

  async function look(cep: string) {
    if (cep === latest.current) return;
    latest.current = cep;
    if (!isWholeCep(cep)) return setLookup({ status: "idle" });
    setLookup({ status: "loading" });
    const result = await findAddress(cep);
    if (latest.current === cep) setLookup(result());
  }

  return { lookup, look, settle: () => setLookup({ status: "found" }) };
}

async function findAddress(cep: string): Promise<() => CepLookup> {
  try {
    const { address } = await callApi<{ address: string }>("GET", `/cep/${cep}`);
    return () => (fillAddress(address) ? { status: "found" } : { status: "offered", address });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const message = failure.code === "cep_not_found" ? failure.message : checkoutTexts.cepFailed;
    return () => ({ status: "failed", message });
  }
}
