import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { useConnection } from "#app/features/offline/connection.ts";
import { type CartItem, lineKey, MOST_LINES } from "#domain/cart/cart.ts";
import { changeCart } from "./cart-store.ts";
import { type CartQuote, type LineFacts, readFacts, toOrderLine } from "./order-line.ts";

/** Asks the shop for today's prices when the page opens, whenever an unknown line comes in, and when the net is back. */
export function useCartQuote(items: readonly CartItem[]) {
  const [facts, setFacts] = useState<LineFacts>(new Map());
  const isOffline = useConnection(({ net }) => net === "off");

  const learn = useCallback((asked: readonly CartItem[], quote: CartQuote) => {
    setFacts((known) => new Map([...known, ...readFacts(asked, quote)]));
    showAsSold(asked, quote);
  }, []);

  useEffect(() => {
    const isKnown = items.every((item) => facts.has(lineKey(item)));
    if (isKnown || isOffline || items.length > MOST_LINES) return;
    let isStale = false;
    callApi("POST /api/cart/quote", { body: { items: items.map(toOrderLine) } }).then(
      (quote) => {
        if (!isStale) learn(items, quote);
      },
      (failure) => {
        // Nothing is lost: the order itself is priced by the shop, and answers with what changed.
        if (!(failure instanceof ApiError)) throw failure;
      },
    );
    return () => {
      isStale = true;
    };
  }, [items, facts, learn, isOffline]);

  return { facts, learn };
}

/** A product may have a new name or picture since it was put into the cart. */
function showAsSold(asked: readonly CartItem[], quote: CartQuote): void {
  const renamed = quote.items.flatMap((line, index) => {
    const item = asked[index];
    if (!item || line.change === "gone") return [];
    const isSame = line.name === item.name && line.image === item.image;
    return isSame ? [] : [[lineKey(item), { name: line.name, image: line.image }] as const];
  });
  if (renamed.length === 0) return;
  const news = new Map(renamed);
  changeCart((items) => items.map((item) => ({ ...item, ...news.get(lineKey(item)) })));
}
