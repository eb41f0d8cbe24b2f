import { useMemo } from "react";
import { useCart } from "#app/features/cart/cart-store.ts";
import { readCartTeam } from "#app/features/checkout/cart-team.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { removeLines } from "#domain/cart/change-lines.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { fitOptions } from "#domain/options/choose-options.ts";
import type { TeamLine } from "#domain/team/team-list.ts";
import { groupShirts } from "#domain/team/team-list.ts";
import { describeTeamObstacle, quoteTeam, toCartItems } from "#domain/team/team-order.ts";
import type { CaptainTeamOrder } from "./team-order.ts";

/** The list as lines of the cart, with their price, by the rules of a pasted list. */
export function useTeamCart(
  team: CaptainTeamOrder,
  lines: readonly TeamLine[],
  product: ProductDetail,
  surchargeCents: number,
) {
  const cart = useCart(({ items }) => items);
  const forAll = useMemo(() => fitOptions(product, team.option_ids), [product, team.option_ids]);
  const groups = useMemo(() => groupShirts(lines, { forAll, exceptions: new Map() }), [lines, forAll]);
  // The page knows of the stock only what it shows, so the quote is one of prices alone.
  const { stock, leadTime, ...priced } = product;
  const quote = quoteTeam(groups, { ...priced, imageUrl: product.picture?.url ?? null }, surchargeCents);
  const items = toCartItems(quote, product);
  // Put there before, they are replaced: a second press adds no second team.
  const before = readCartTeam();
  const others = before?.team?.token === team.token ? removeLines(cart, before.lines ?? []) : cart;
  const mistakes = lines.filter(({ kind }) => kind === "mistake").length;
  return {
    items,
    others,
    keys: items.map(lineKey),
    totalCents: quote.totalCents,
    /** Why they cannot go into this cart; null if they can. */
    obstacle:
      team.shirts.length === 0
        ? "A lista ainda está vazia"
        : mistakes > 0
          ? "Corrija as camisas marcadas da lista"
          : describeTeamObstacle(items, 0, others),
  };
}
