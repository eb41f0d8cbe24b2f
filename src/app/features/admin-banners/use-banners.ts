import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, ApiError, callApi } from "#app/api/api-client.ts";
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

/** Saves the order of all banners. The list is updated optimistically and rolled back if the server refuses. */
export function useBannerOrder() {
  const client = useQueryClient();
  const renew = useRenewBanners();
  const isLast = () => client.isMutating({ mutationKey: orderKey }) === 1;
  return useMutation({
    mutationKey: orderKey,
    // Mutations of one scope run one after the other, so the last order that was chosen is saved last.
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
    onError: (error, _ids, context) => {
      if (context?.before) client.setQueryData(listKey, context.before);
      toast.error("Erro ao reordenar banners.", {
        description: error instanceof ApiError ? error.message : undefined,
      });
    },
    // A refetch while another order is being saved would show the old order again.
    onSettled: () => (isLast() ? renew() : undefined),
  });
}

function inOrder(banners: readonly Banner[], ids: readonly string[]): Banner[] {
  return banners.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
