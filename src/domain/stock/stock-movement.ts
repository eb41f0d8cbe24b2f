/** Why the units of a size changed. People choose among the first ones; the others are the shop's own. */
export const typedReasons = ["count", "delivery", "return", "loss"] as const;
export const stockReasons = [
  ...typedReasons,
  "spreadsheet",
  "order",
  "edit",
  "deletion",
  "restoration",
] as const;

export type TypedReason = (typeof typedReasons)[number];
export type StockReason = (typeof stockReasons)[number];

export const reasonLabels: Record<StockReason, string> = {
  count: "Contagem",
  delivery: "Entrega recebida",
  return: "Devolução",
  loss: "Perda ou defeito",
  spreadsheet: "Planilha",
  order: "Pedido",
  edit: "Pedido alterado",
  deletion: "Pedido excluído",
  restoration: "Pedido restaurado",
};

export const MAX_STOCK_UNITS = 99_999;
/** The most that the owner may call few. The database announces every change at or below it to the pages. */
export const MAX_FEW_UNITS = 20;
