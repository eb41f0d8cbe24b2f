import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { toast } from "#ui/toast.tsx";
import { deliveryKey, useRenewDelivery } from "../use-delivery-methods.ts";

export type MelhorEnvioAccount = NonNullable<AnswerOf<"GET /api/admin/melhor-envio">>;
type SavedAccount = AnswerOf<"PUT /api/admin/melhor-envio">;

const accountKey = [...deliveryKey, "melhor-envio"];

/** The account; null in a shop that has not connected Melhor Envio. */
export function useMelhorEnvio({ enabled = true } = {}) {
  return useQuery({
    queryKey: accountKey,
    queryFn: () => callApi("GET /api/admin/melhor-envio"),
    enabled,
  });
}

/** Takes over what was saved. The rest is read again meanwhile: what a shopper would see may take seconds. */
export function useAccountSaved() {
  const client = useQueryClient();
  const renew = useRenewDelivery();
  return ({ account, answered }: SavedAccount, title: string) => {
    client.setQueryData(accountKey, account);
    void renew();
    // A pause asks nobody, so that there is no answer to miss.
    if (answered || !account.active) return toast.success(title);
    return toast.info("Salvo, mas o Melhor Envio não respondeu agora", {
      description: "A loja tenta de novo no próximo cliente.",
    });
  };
}

/** Pauses Melhor Envio, or asks it for prices again. */
export function usePauseMelhorEnvio() {
  const renew = useRenewDelivery();
  const takeOver = useAccountSaved();
  return useMutation({
    mutationFn: (account: MelhorEnvioAccount) =>
      callApi("PUT /api/admin/melhor-envio", { body: { ...account, active: !account.active } }),
    onSuccess: (saved) =>
      takeOver(saved, saved.account.active ? "Melhor Envio está ativo" : "Melhor Envio está pausado"),
    onError: (error) => {
      toast.error("Melhor Envio não mudou", { description: error.message });
      void renew();
    },
  });
}

export function useDisconnect() {
  const client = useQueryClient();
  const renew = useRenewDelivery();
  return useMutation({
    mutationFn: () => callApi("DELETE /api/admin/melhor-envio"),
    onSuccess: () => {
      client.setQueryData(accountKey, null);
      toast.success("Melhor Envio desconectado");
    },
    onError: (error) => toast.error("Melhor Envio não foi desconectado", { description: error.message }),
    onSettled: () => void renew(),
  });
}
