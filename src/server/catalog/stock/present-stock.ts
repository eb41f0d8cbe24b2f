import { z } from "@hono/zod-openapi";
import { productStatuses } from "#domain/catalog/product-status.ts";
import { fromLeadTime, leadTimeSchema } from "#domain/stock/lead-time-input.ts";
import { shelfStates } from "#domain/stock/stock-list.ts";
import { stockReasons } from "#domain/stock/stock-movement.ts";
import type { ReceivedDelivery } from "./delivery-service.ts";
import type { Movement } from "./list-movements-service.ts";
import type { ReadLine } from "./read-delivery-list.ts";
import type { ProductStock } from "./read-stock.ts";

const units = z.int().nullable().describe("Nulo para um tamanho ilimitado");

export const productStockSchema = z
  .object({
    id: z.uuid(),
    code: z.string().nullable(),
    name: z.string(),
    image_url: z.string().nullable(),
    status: z.enum(productStatuses),
    lead_time: leadTimeSchema
      .optional()
      .describe("O prazo em dias úteis, se o produto é vendido sem estoque"),
    few_units: z.int().nullable().describe("A partir de quantas unidades a loja diz que são as últimas"),
    sizes: z
      .array(
        z.object({
          size: z.string(),
          units,
          state: z
            .enum(shelfStates)
            .describe("unlimited: ilimitado, enough: há bastante, few: há poucas, none: esgotado"),
          in_grid: z.boolean().describe("Falso para um tamanho contado que saiu da grade"),
        }),
      )
      .describe("Na ordem da grade; por último os que saíram dela"),
  })
  .openapi("ProductStock");

export function presentStock(product: ProductStock): z.output<typeof productStockSchema> {
  const { id, code, name, imageUrl, status, leadTime, fewUnits, sizes } = product;
  return {
    id,
    code,
    name,
    image_url: imageUrl,
    status,
    ...(leadTime && { lead_time: fromLeadTime(leadTime) }),
    few_units: fewUnits,
    sizes: sizes.map(({ isInGrid, ...size }) => ({ ...size, in_grid: isInGrid })),
  };
}

export const movementSchema = z
  .object({
    id: z.int(),
    size: z.string(),
    delta: z.int(),
    units: z.int().nullable().describe("As unidades depois; nulo se o tamanho deixou de ser contado"),
    reason: z.enum(stockReasons),
    order_id: z.uuid().nullable(),
    order_exists: z.boolean().describe("Falso se o pedido foi excluído"),
    changed_by: z.string().nullable().describe("O e-mail de quem mudou, enquanto a conta existe"),
    note: z.string().nullable(),
    created_at: z.string(),
  })
  .openapi("StockMovement");

export function presentMovement(movement: Movement): z.output<typeof movementSchema> {
  const { number, size, delta, units, reason, orderId, isOrderThere, changedBy, note, createdAt } = movement;
  return {
    id: number,
    size,
    delta,
    units,
    reason,
    order_id: orderId,
    order_exists: isOrderThere,
    changed_by: changedBy,
    note,
    created_at: createdAt.toISOString(),
  };
}

export const receivedDeliverySchema = z
  .object({ products: z.int().describe("De quantos produtos"), units: z.int() })
  .openapi("ReceivedDelivery");

export const presentDelivery = ({
  products,
  units,
}: ReceivedDelivery): z.output<typeof receivedDeliverySchema> => ({ products, units });

export const readLineSchema = z
  .object({
    text: z.string(),
    problem: z.string().optional().describe("Por que a linha não foi entendida"),
    item: z
      .object({ product: productStockSchema, size: z.string(), units: z.int() })
      .optional()
      .describe("O que a linha diz"),
  })
  .openapi("DeliveryLine");

export function presentLine(line: ReadLine): z.output<typeof readLineSchema> {
  if (line.problem !== undefined) return { text: line.text, problem: line.problem };
  const { text, product, size, units } = line;
  return { text, item: { product: presentStock(product.stock), size, units } };
}
