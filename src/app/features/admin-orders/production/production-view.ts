/** How the orders to make are shown: shirt by shirt as on paper, or in groups for the heat press. */
export type ProductionView = "ficha" | "lote";

export const productionTitles: Record<ProductionView, string> = {
  ficha: "Ficha de produção",
  lote: "Produção em lote",
};

export const readProductionView = (params: URLSearchParams): ProductionView =>
  params.get("visao") === "lote" ? "lote" : "ficha";
