import { SizeStock } from "#app/features/sizes/size-stock.tsx";
import { AlertMeButton } from "#app/features/stock-alerts/alert-me-button.tsx";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { stateOfSize } from "#domain/stock/stock.ts";
import type { Purchase } from "./use-purchase.ts";

export interface StockNotesProps {
  purchase: Purchase;
  /** The product, if the shop tells by mail when a size is there again. */
  alertsAbout: string | undefined;
}

/** What stands below the sizes of a shirt that runs out: the last units, the wait, and a way to hear of new ones. */
export default function StockNotes({ purchase, alertsAbout }: StockNotesProps) {
  const { size, quantity } = purchase;
  const gone = labelsOf(purchase).filter((label) => stateOfSize(purchase, label).kind === "sold-out");
  return (
    <>
      <SizeStock product={purchase} size={size} quantity={quantity} />
      {alertsAbout && gone.length > 0 && <AlertMeButton productId={alertsAbout} sizes={gone} />}
    </>
  );
}
