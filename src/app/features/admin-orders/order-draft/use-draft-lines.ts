import type { SuggestedProduct } from "#app/features/search/use-suggestions.ts";
import { MAX_LINES } from "#domain/cart/cart.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import { type AddedLine, addedLine, type DraftLine, type LineChoice } from "./order-draft.ts";

type Lines<Line> = readonly (Line | AddedLine)[];

/** What can be done with the lines of a draft. */
export function useDraftLines<Line extends DraftLine>(
  lines: Lines<Line>,
  setLines: (lines: (Line | AddedLine)[]) => void,
) {
  const withLine = (key: string, changes: Partial<LineChoice> & Pick<DraftLine, "isRemoved">) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  return {
    addProduct(product: SuggestedProduct) {
      const staying = lines.filter(({ isRemoved }) => !isRemoved);
      if (staying.length >= MAX_LINES) return void toast.info(checkoutTexts.tooManyLines(MAX_LINES));
      setLines([...lines, addedLine(product)]);
    },
    changeLine: (key: string, changes: Partial<LineChoice>) => withLine(key, changes),
    dropLine: (key: string) => setLines(lines.filter((line) => line.key !== key)),
    removeLine: (key: string) => withLine(key, { isRemoved: true }),
    restoreLine: (key: string) => withLine(key, { isRemoved: false }),
  };
}
