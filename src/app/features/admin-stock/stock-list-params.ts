import type { InputOf } from "#app/api/api-client.ts";
import type { StockShow } from "#domain/stock/stock-list.ts";

/** The filter of the list, as its URL says: ?q=&mostrar= */
export interface StockListFilter {
  q: string | undefined;
  show: StockShow;
}

const shows: Record<string, StockShow> = {
  contados: "counted",
  baixo: "low",
  esgotados: "sold_out",
  "sem-contagem": "uncounted",
};

export function readStockFilter(params: URLSearchParams): StockListFilter {
  const show = params.get("mostrar") ?? "";
  return {
    q: params.get("q")?.trim() || undefined,
    show: Object.hasOwn(shows, show) ? (shows[show] ?? "all") : "all",
  };
}

/** The URL's word for what is shown; null for all. */
export const wordOfShow = (show: StockShow): string | null =>
  Object.keys(shows).find((word) => shows[word] === show) ?? null;

export function stockQuery(
  { q, show }: StockListFilter,
  cursor: string | undefined,
): NonNullable<InputOf<"GET /api/admin/stock">["query"]> {
  return { q: q?.slice(0, 100), show, cursor };
}
