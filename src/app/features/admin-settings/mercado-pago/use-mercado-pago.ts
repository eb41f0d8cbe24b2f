import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { toast } from "#ui/toast.tsx";

export type MercadoPagoAccount = NonNullable<AnswerOf<"GET /api/admin/mercado-pago">>;

const accountKey = ["settings", "mercado-pago"];

/** The account; null in a shop that has not connected Mercado Pago. */
export function useMercadoPago({ enabled = true } = {}) {
  return useQuery({
    queryKey: accountKey,
    queryFn: () => callApi("GET /api/admin/mercado-pago"),
    enabled,
  });
}

/** Takes over what was saved. Orders are read again, because they now offer other ways to pay. */
export function useAccountSaved() {
  const client = useQueryClient();
  return (account: MercadoPagoAccount | null, title: string) => {
    client.setQueryData(accountKey, account);
    void client.invalidateQueries({ queryKey: ["orders"] });
    toast.success(title);
  };
}

/** Pauses Mercado Pago, or lets new orders be paid by it again. */
export function usePauseMercadoPago() {
  const client = useQueryClient();
  const takeOver = useAccountSaved();
  return useMutation({
    mutationFn: (account: MercadoPagoAccount) =>
      callApi("PUT /api/admin/mercado-pago", { body: { ...account, active: !account.active } }),
    onSuccess: (account) =>
      takeOver(account, account.active ? "Mercado Pago está ativo" : "Mercado Pago está pausado"),
    onError: (error) => {
      toast.error("Mercado Pago não mudou", { description: error.message });
      return client.invalidateQueries({ queryKey: accountKey });
    },
  });
}

/** Asks Mercado Pago whether it takes the stored token. The panel then says what is wrong with it. */
export function useTryMercadoPago() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("POST /api/admin/mercado-pago/test"),
    onSuccess: (account) => {
      client.setQueryData(accountKey, account);
      if (account.token_state === "good")
        toast.success("O Mercado Pago respondeu", { description: `A conta ${account.holder} está pronta.` });
      else if (account.token_state === "refused") toast.error("O Mercado Pago recusou o Access Token");
      else toast.error("O Access Token não pode ser lido neste servidor");
    },
    onError: (error) => {
      toast.error("Não foi possível testar a conexão", { description: error.message });
      return client.invalidateQueries({ queryKey: accountKey });
    },
  });
}

export function useDisconnect() {
  const client = useQueryClient();
  const takeOver = useAccountSaved();
  return useMutation({
    mutationFn: () => withProof(() => callApi("DELETE /api/admin/mercado-pago")),
    onSuccess: () => takeOver(null, "Mercado Pago desconectado"),
    onError: (error) => {
      toast.error("Mercado Pago não foi desconectado", { description: error.message });
      return client.invalidateQueries({ queryKey: accountKey });
    },
  });
}
