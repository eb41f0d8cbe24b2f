import type { EditedLine } from "#domain/orders/editing/quote-edited-lines.ts";
import type { OrderItem } from "#domain/orders/order.ts";
import type { Build } from "#domain/sizes/build.ts";
import type { orderItems } from "./tables.ts";

/** The key that is violated if a product was deleted after the order was priced. */
export const PRODUCT_OF_ITEM = "order_items_product_id_products_id_fk";

/** The line of an order as it was priced, with a copy of what was bought. */
export function toItem(line: EditedLine): OrderItem {
  const { id: productId, name, size, quantity, unitPriceCents, discountCents } = line;
  const { customization, imageUrl, print, options, leadTime } = line;
  return {
    productId,
    name,
    size,
    quantity,
    unitPriceCents,
    discountCents,
    customization,
    imageUrl,
    print,
    ...(options && { options }),
    ...(leadTime && { leadTime }),
  };
}

/** The row of `order_items`, by the names of its columns. Only the row has the build, so that no answer can show it. */
export function toItemRow(orderId: string, line: EditedLine, position: number, build?: Build | null) {
  return {
    order_id: orderId,
    position,
    product_id: line.id,
    name: line.name,
    unit_price_cents: line.unitPriceCents,
    size: line.size,
    quantity: line.quantity,
    discount_cents: line.discountCents,
    customization_name: line.customization?.name,
    customization_number: line.customization?.number,
    image_url: line.imageUrl,
    print: line.print,
    lead_time: line.leadTime,
    options: line.options,
    build_height: build?.height,
    build_weight: build?.weight,
  };
}

type BuildColumns = Pick<typeof orderItems.$inferSelect, "buildHeight" | "buildWeight">;

/** The build of an item's row; undefined for one without. */
export const toBuild = ({ buildHeight: height, buildWeight: weight }: BuildColumns): Build | undefined =>
  height === null || weight === null ? undefined : { height, weight };
