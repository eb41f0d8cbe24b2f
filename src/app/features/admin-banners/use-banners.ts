import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, ApiError, callApi } from "#app/api-client.ts";
import { toast } from "#ui/toast.tsx";

export type Banner = AnswerOf<"GET /api/admin/site-images">[number];

const listKey = ["site-images", "banners"];
const orderKey = ["banner-order"];

export function useBanners() {
  return useQuery({
    queryKey: listKey,
    queryFn: () => callApi("GET /api/admin/site-images", { query: { type: "banner" } }),
  });
}

export function useRenewBanners(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["site-images"] });
}

/** Saves a whole order. It is shown at once, and taken back where the shop refuses it. */
export function useBannerOrder() {
  const client = useQueryClient();
  const renew = useRenewBanners();
  const isLast = () => client.isMutating({ mutationKey: orderKey }) === 1;
  return useMutation({
    mutationKey: orderKey,
    // One after the other: the last order that was made is the last to be saved.
    scope: { id: "banner-order" },
    mutationFn: (ids: string[]) => callApi("PUT /api/admin/site-images/order", { body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<Banner[]>(listKey);
      client.setQueryData<Banner[]>(listKey, (banners) => banners && inOrder(banners, ids));
      return { before };
    },
    onSuccess: () => {
      if (isLast()) toast.success("Ordem das imagens atualizada");
    },
    onError: (error, _ids, kept) => {
      if (kept?.before) client.setQueryData(listKey, kept.before);
      toast.error("Erro ao reordenar banners.", {
        description: error instanceof ApiError ? error.message : undefined,
      });
    },
    // While another order is on its way, a list read now would undo what is shown of it.
    onSettled: () => (isLast() ? renew() : undefined),
  });
}

function inOrder(banners: readonly Banner[], ids: readonly string[]): Banner[] {
  return banners.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
