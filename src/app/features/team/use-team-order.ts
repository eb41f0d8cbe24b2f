import { type RefObject, useEffect, useMemo, useState } from "react";
import { useCart } from "#app/features/cart/cart-store.ts";
import { countUnits } from "#domain/cart/cart-totals.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { maxLettersOf } from "#domain/print/print-rules.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { findRepeatedNumbers } from "#domain/team/repeated-numbers.ts";
import { refuseSoldOut } from "#domain/team/sold-out-lines.ts";
import { groupShirts, readTeamList, type TeamLine } from "#domain/team/team-list.ts";
import { describeTeamObstacle, quoteTeam, toCartItems } from "#domain/team/team-order.ts";
import { keepTeamDraft, readTeamDraft } from "./team-draft.ts";

export type TeamMistake = Extract<TeamLine, { kind: "mistake" }>;
export type TeamOrder = ReturnType<typeof useTeamOrder>;

/** The state of the team order: the typed list and what follows from it. */
export function useTeamOrder(
  product: ProductDetail,
  surchargeCents: number,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [list, setList] = useState("");
  const cart = useCart(({ items }) => items);
  const maxLetters = maxLettersOf(product);
  const labels = useMemo(() => labelsOf(product), [product]);
  const lines = useMemo(
    () => refuseSoldOut(readTeamList(list, labels, maxLetters), product),
    [list, labels, maxLetters, product],
  );
  const groups = useMemo(() => groupShirts(lines), [lines]);
  const mistakes = lines.filter((line): line is TeamMistake => line.kind === "mistake");
  // The page knows of the stock only what it shows, so the quote is one of prices alone.
  const { stock, leadTime, ...priced } = product;
  const { id, picture } = product;
  const quote = quoteTeam(groups, { ...priced, imageUrl: picture?.url ?? null }, surchargeCents);
  const items = toCartItems(quote, product);

  // On a slow connection people paste before hydration; otherwise this tab's draft is used.
  useEffect(() => {
    setList(field.current?.value || readTeamDraft(id));
  }, [id, field]);

  return {
    labels,
    list,
    change: (next: string) => {
      keepTeamDraft(id, next);
      setList(next);
    },
    groups,
    mistakes,
    repeated: useMemo(() => findRepeatedNumbers(lines), [lines]),
    /** The list without the shirts that are right. */
    restOfList: lines
      .filter(({ kind }) => kind === "mistake" || kind === "heading")
      .map(({ text }) => text)
      .join("\n"),
    /** True where the shirts that are right can go into the cart before the others are mended. */
    canAddRight: mistakes.length > 0 && describeTeamObstacle(items, 0, cart) === null,
    items,
    /** Set if some of the shirts are made to order. */
    leadTime: items.some(({ leadDays }) => leadDays) ? leadTime : undefined,
    units: countUnits(items),
    totalCents: quote.totalCents,
    obstacle: describeTeamObstacle(items, mistakes.length, cart),
  };
}
