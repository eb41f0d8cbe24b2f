import { useEffect, useState } from "react";
import { useConnection } from "#app/features/connection/connection.ts";
import { isWholeCep } from "#domain/delivery/cep.ts";
import type { PriceShirts } from "./load-prices.ts";

export type DeliveryPrices =
  /** The CEP is not whole yet, its prices are on their way, or they could not be loaded. */
  { status: "idle" | "loading" | "failed" } | { status: "known"; price: PriceShirts };

interface Found {
  cep: string;
  /** Undefined if the prices could not be loaded. */
  price: PriceShirts | undefined;
}

/**
 * The delivery prices at a CEP, loaded after its eighth digit and again when the network is back. `learn` takes over
 * prices that came from elsewhere, until those that it asks for arrive.
 */
export function useDeliveryPrices(cep: string, load: (cep: string) => Promise<PriceShirts>) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const isOffline = useConnection(({ net }) => net === "off");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt and a changed network ask again
  useEffect(() => {
    if (!isWholeCep(cep)) return;
    let isStale = false;
    const settle = (price?: PriceShirts) => {
      // Known prices are not forgotten because a later attempt has failed.
      if (!isStale) setFound((known) => (price || known?.cep !== cep ? { cep, price } : known));
    };
    load(cep).then(settle, () => settle());
    return () => {
      isStale = true;
    };
  }, [cep, load, attempt, isOffline]);

  function ask(known: Found | undefined) {
    setFound(known);
    setAttempt(attempt + 1);
  }

  return {
    prices: describe(cep, found),
    retry: () => ask(undefined),
    learn: (price: PriceShirts) => ask({ cep, price }),
  };
}

function describe(cep: string, found: Found | undefined): DeliveryPrices {
  if (!isWholeCep(cep)) return { status: "idle" };
  if (found?.cep !== cep) return { status: "loading" };
  return found.price ? { status: "known", price: found.price } : { status: "failed" };
}
