import { useEffect, useRef, useState } from "react";
import { useConnection } from "#app/features/connection/connection.ts";
import { isWholeCep } from "#domain/delivery/cep.ts";
import { loadPrices, type OfferedPrices, type Shirts } from "./load-prices.ts";

export type DeliveryPrices =
  /** The CEP is not whole yet, its prices are on their way, or they could not be loaded. */
  { status: "idle" | "loading" | "failed" } | ({ status: "known" } & OfferedPrices);

interface Found {
  cep: string;
  cart: string;
  /** Undefined if the prices could not be loaded. */
  prices: OfferedPrices | undefined;
}

/** Whoever counts shirts up to five should not ask the carriers five times. */
export const CART_SETTLES_MS = 400;

/**
 * The delivery prices at a CEP, loaded after its eighth digit, again when the network is back and, where carriers were
 * asked, for every other cart. `learn` takes over prices that came from elsewhere, until those that it asks for arrive.
 */
export function useDeliveryPrices(cep: string, shirts: Shirts) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const isOffline = useConnection(({ net }) => net === "off");
  const latest = useRef(0);
  const cart = `${shirts.units} ${shirts.goodsCents}`;
  const isStillRight = (known: Found | undefined) =>
    known?.cep === cep && (known.cart === cart || known.prices?.isForAnyCart === true);
  const isOutdated = found?.cep === cep && found.prices !== undefined && !isStillRight(found);

  function load() {
    const question = ++latest.current;
    const settle = (prices?: OfferedPrices) => {
      if (question !== latest.current) return;
      // Known prices are not forgotten because a later attempt has failed.
      setFound((known) => (prices || !isStillRight(known) ? { cep, cart, prices } : known));
    };
    loadPrices(cep, shirts).then(settle, () => settle());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart alone asks nothing here
  useEffect(() => {
    if (isWholeCep(cep)) load();
  }, [cep, attempt, isOffline]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each cart is asked for once
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(load, CART_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [isOutdated, cart]);

  function ask(known: Found | undefined) {
    setFound(known);
    setAttempt(attempt + 1);
  }

  return {
    prices: describe(cep, isOutdated ? undefined : found),
    retry: () => ask(undefined),
    learn: (prices: OfferedPrices) => ask({ cep, cart, prices }),
  };
}

function describe(cep: string, found: Found | undefined): DeliveryPrices {
  if (!isWholeCep(cep)) return { status: "idle" };
  if (found?.cep !== cep) return { status: "loading" };
  return found.prices ? { status: "known", ...found.prices } : { status: "failed" };
}
