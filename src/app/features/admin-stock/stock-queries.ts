import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { type StockListFilter, stockQuery } from "./stock-list-params.ts";

export type ProductStock = AnswerOf<"GET /api/admin/stock/{product_id}">;
export type ShelfSize = ProductStock["sizes"][number];
export type StockMovement = AnswerOf<"GET /api/admin/stock/{product_id}/movements">["rows"][number];

const oneKey = (id: string) => ["stock", "one", id];

export function useStockList(filter: StockListFilter, cursor: string | undefined) {
  const query = stockQuery(filter, cursor);
  return useQuery({
    queryKey: ["stock", "list", query],
    queryFn: () => callApi("GET /api/admin/stock", { query }),
    placeholderData: keepPreviousData,
  });
}

/** The products that a search finds; none while nothing is typed. */
export function useFoundStock(q: string) {
  const query = stockQuery({ q, show: "all" }, undefined);
  return useQuery({
    queryKey: ["stock", "list", query],
    queryFn: () => callApi("GET /api/admin/stock", { query }),
    enabled: q !== "",
  });
}

const readStock = (id: string) =>
  callApi("GET /api/admin/stock/{product_id}", { params: { product_id: id } });

export function useStock(id: string) {
  return useQuery({ queryKey: oneKey(id), queryFn: () => readStock(id) });
}

/** The ledger grows at its head, so that pages are added below instead of replaced. */
export function useMovements(id: string, size: string | undefined) {
  return useInfiniteQuery({
    queryKey: ["stock", "movements", id, size],
    queryFn: ({ pageParam: cursor }) =>
      callApi("GET /api/admin/stock/{product_id}/movements", {
        params: { product_id: id },
        query: { size, cursor },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useRenewStock() {
  const client = useQueryClient();
  return {
    /** Shows what a write answered, and reads the lists and the ledger again. */
    adopt(stock: ProductStock): void {
      client.setQueryData(oneKey(stock.id), stock);
      void client.invalidateQueries({ queryKey: ["stock"] });
    },
    /** Reads the present units of a product, after a write was refused. */
    read(id: string): Promise<ProductStock> {
      void client.invalidateQueries({ queryKey: ["stock", "movements", id] });
      return client.fetchQuery({ queryKey: oneKey(id), queryFn: () => readStock(id), staleTime: 0 });
    },
    all: () => client.invalidateQueries({ queryKey: ["stock"] }),
  };
}
