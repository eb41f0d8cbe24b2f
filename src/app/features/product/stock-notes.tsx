import { SizeStock } from "#app/features/sizes/size-stock.tsx";
import { AlertMeButton } from "#app/features/stock-alerts/alert-me-button.tsx";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { isSoldOut } from "#domain/stock/shown-units.ts";
import type { Purchase } from "./use-purchase.ts";

/**
 * What stands below the sizes of a shirt that runs out, or of which the shop says that it is ready: the last units, the
 * wait, and a way to hear of new ones.
 */
export default function StockNotes({ purchase: { product, size, quantity } }: { purchase: Purchase }) {
  const gone = labelsOf(product).filter((label) => isSoldOut(product, label));
  return (
    <>
      <SizeStock
        product={product}
        size={size}
        quantity={quantity}
        saysReady={product.availability?.kind === "ready"}
      />
      {product.offersAlerts && gone.length > 0 && <AlertMeButton productId={product.id} sizes={gone} />}
    </>
  );
}
