import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { useConnection } from "#app/features/connection/connection.ts";
import { type CartItem, lineKey, MAX_LINES } from "#domain/cart/cart.ts";
import { changeCart } from "./cart-store.ts";
import { type CartQuote, isKnown, type LineFacts, readFacts, toOrderLine } from "./order-line.ts";

/** What the shop says about offers; undefined if it has none. */
export type ApiOffers = CartQuote["offers"];

/**
 * Requests current prices when the page opens, when a line without a price is added, when the units of a counted size
 * change, and when the network is back. The code of an offer goes along; `ask` tries another one.
 */
export function useCartQuote(items: readonly CartItem[], code: string | null) {
  const [facts, setFacts] = useState<LineFacts>(new Map());
  const [offers, setOffers] = useState<ApiOffers>();
  const isOffline = useConnection(({ net }) => net === "off");

  const learn = useCallback((quoted: readonly CartItem[], quote: CartQuote) => {
    setFacts((known) => new Map([...known, ...readFacts(quoted, quote)]));
    setOffers(quote.offers);
    showAsSold(quoted, quote);
  }, []);

  const ask = useCallback(
    async (typed: string | null) => {
      const quote = await callApi("POST /api/cart/quote", {
        body: { items: items.map(toOrderLine), ...(typed && { offers: { code: typed } }) },
      });
      return { quote, learn: () => learn(items, quote) };
    },
    [items, learn],
  );

  useEffect(() => {
    const areKnown = items.every((item) => isKnown(item, facts, items));
    if (areKnown || isOffline || items.length > MAX_LINES) return;
    let isStale = false;
    ask(code).then(
      (answer) => {
        if (!isStale) answer.learn();
      },
      (failure) => {
        // The error can be ignored: the server prices the order itself and answers with what has changed.
        if (!(failure instanceof ApiError)) throw failure;
      },
    );
    return () => {
      isStale = true;
    };
  }, [items, facts, ask, code, isOffline]);

  return { facts, offers, learn, ask };
}

/** Updates names and pictures that have changed since the product was added to the cart. */
function showAsSold(quoted: readonly CartItem[], quote: CartQuote): void {
  const renamed = quote.items.flatMap((line, index) => {
    const item = quoted[index];
    if (!item || line.change === "gone") return [];
    const isSame = line.name === item.name && line.image === item.image;
    return isSame ? [] : [[lineKey(item), { name: line.name, image: line.image }] as const];
  });
  if (renamed.length === 0) return;
  const updates = new Map(renamed);
  changeCart((items) => items.map((item) => ({ ...item, ...updates.get(lineKey(item)) })));
}
