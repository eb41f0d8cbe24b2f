import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useCart } from "#app/features/cart/cart-store.ts";
import { countUnits } from "#domain/cart/cart-totals.ts";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { maxLettersOf } from "#domain/print/print-rules.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { findRepeatedNumbers } from "#domain/team/repeated-numbers.ts";
import { refuseSoldOut } from "#domain/team/sold-out-lines.ts";
import { groupShirts, readTeamList, type TeamLine } from "#domain/team/team-list.ts";
import { fitTeamOptions, giveOptions, moveExceptions } from "#domain/team/team-options.ts";
import { describeTeamObstacle, quoteTeam, toCartItems } from "#domain/team/team-order.ts";
import { emptyTeamDraft, keepTeamDraft, readTeamDraft, type TeamDraft } from "./team-draft.ts";

export type TeamMistake = Extract<TeamLine, { kind: "mistake" }>;
export type TeamOrder = ReturnType<typeof useTeamOrder>;

/** The state of the team order: the typed list, the chosen options and what follows from them. */
export function useTeamOrder(
  product: ProductDetail,
  surchargeCents: number,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  // Null until this tab's draft is read.
  const [draft, setDraft] = useState<TeamDraft | null>(null);
  const { list, chosen } = draft ?? emptyTeamDraft;
  const cart = useCart(({ items }) => items);
  const maxLetters = maxLettersOf(product);
  const labels = useMemo(() => labelsOf(product), [product]);
  const read = useCallback(
    (text: string) => refuseSoldOut(readTeamList(text, labels, maxLetters), product),
    [labels, maxLetters, product],
  );
  const lines = useMemo(() => read(list), [read, list]);
  const groups = useMemo(() => groupShirts(lines, chosen), [lines, chosen]);
  const mistakes = lines.filter((line): line is TeamMistake => line.kind === "mistake");
  // The page knows of the stock only what it shows, so the quote is one of prices alone.
  const { stock, leadTime, ...priced } = product;
  const { id, picture } = product;
  const quote = quoteTeam(groups, { ...priced, imageUrl: picture?.url ?? null }, surchargeCents);
  const items = toCartItems(quote, product);
  const isWaited = items.some(({ leadDays }) => leadDays);

  // On a slow connection people paste before hydration; otherwise this tab's draft is used.
  useEffect(() => {
    const kept = readTeamDraft(id);
    setDraft({ list: field.current?.value || kept.list, chosen: fitTeamOptions(kept.chosen, product) });
  }, [id, field, product]);

  useEffect(() => {
    if (draft) keepTeamDraft(id, draft);
  }, [id, draft]);

  const chooseForAll = useCallback(
    (forAll: string[]) =>
      setDraft((now) => ({ list: now?.list ?? "", chosen: { ...(now ?? emptyTeamDraft).chosen, forAll } })),
    [],
  );

  return {
    labels,
    list,
    chosen,
    /** False until this tab's draft is read. */
    isReady: draft !== null,
    change: (next: string) => setDraft({ list: next, chosen: moveExceptions(chosen, lines, read(next)) }),
    /** Undoes a change. */
    restore: () => setDraft({ list, chosen }),
    forget: () => setDraft(emptyTeamDraft),
    chooseForAll,
    chooseFor: (some: readonly number[], ids: readonly string[]) =>
      setDraft({ list, chosen: giveOptions(chosen, some, ids) }),
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
    leadTime: isWaited ? leadTime : undefined,
    /** Whether the shop says of all of them that they are on the shelf. */
    isOnShelf: items.length > 0 && !isWaited && product.availability?.kind === "ready",
    units: countUnits(items),
    totalCents: quote.totalCents,
    obstacle: describeTeamObstacle(items, mistakes.length, cart),
  };
}
