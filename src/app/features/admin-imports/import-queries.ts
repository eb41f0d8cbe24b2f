import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { isRunning, type LineFilter } from "#domain/imports/product-import.ts";
import { toast } from "#ui/toast.tsx";

export type ProductImport = AnswerOf<"GET /api/admin/imports/{id}">;
export type ImportLinePage = AnswerOf<"GET /api/admin/imports/{id}/lines">;
export type ImportLine = ImportLinePage["rows"][number];

/** How often the status of a running import is polled. The import does not depend on it. */
const POLL_INTERVAL_MS = 1000;

/** The key begins with "products", so that a change of products also invalidates imports. */
const all = ["products", "imports"];

export function useImports() {
  return useQuery({
    queryKey: [...all, "list"],
    queryFn: () => callApi("GET /api/admin/imports"),
    refetchInterval: ({ state }) => state.data?.some(({ status }) => isRunning(status)) && POLL_INTERVAL_MS,
  });
}

export function useImport(id: string) {
  return useQuery({
    queryKey: [...all, "one", id],
    queryFn: () => callApi("GET /api/admin/imports/{id}", { params: { id } }),
    refetchInterval: ({ state }) => state.data && isRunning(state.data.status) && POLL_INTERVAL_MS,
  });
}

/** `status` is part of the key, because the lines change with each status. */
export function useImportLines(
  { id, status }: ProductImport,
  query: { show: LineFilter | undefined; page: number },
) {
  return useQuery({
    queryKey: [...all, "lines", id, status, query],
    queryFn: () => callApi("GET /api/admin/imports/{id}/lines", { params: { id }, query }),
    placeholderData: keepPreviousData,
  });
}

export type ImportAction = "apply" | "stop" | "undo";

export function useImportAction(id: string, { drafts }: { drafts: boolean }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: ImportAction) =>
      action === "apply"
        ? callApi("POST /api/admin/imports/{id}/apply", {
            params: { id },
            query: { drafts: drafts ? "true" : "false" },
          })
        : callApi(`POST /api/admin/imports/{id}/${action}` as const, { params: { id } }),
    onSuccess: (next) => client.setQueryData([...all, "one", id], next),
    onError: (error) => toast.error("Não foi possível continuar", { description: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useDiscardImport(id: string, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("DELETE /api/admin/imports/{id}", { params: { id } }),
    onSuccess: () => {
      onGone();
      void client.invalidateQueries({ queryKey: [...all, "list"] });
    },
    onError: (error) => toast.error("Não foi possível descartar", { description: error.message }),
  });
}
