import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { callApi } from "#app/api-client.ts";
import type { Erasure } from "#domain/customers/erasure.ts";
import { toast } from "#ui/toast.tsx";
import type { Customer } from "./customer.ts";

/** Afterwards there is no such customer: the list is where one goes on. */
export function useErasure({ id }: Customer, setIsLeaving: (isLeaving: boolean) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (wish: Erasure) =>
      callApi("POST /api/admin/customers/{id}/erasure", { params: { id }, body: wish }),
    onMutate: () => setIsLeaving(true),
    onError: () => setIsLeaving(false),
    onSuccess: async ({ orders }) => {
      await navigate("/admin/clientes", { replace: true });
      toast.success("Dados pessoais apagados", { description: describeKept(orders) });
      for (const topic of ["customers", "orders", "newsletter"])
        void client.invalidateQueries({ queryKey: [topic] });
    },
  });
}

function describeKept(orders: number): string | undefined {
  if (orders === 0) return undefined;
  return orders === 1
    ? "1 pedido ficou na contabilidade, sem identificação."
    : `${orders} pedidos ficaram na contabilidade, sem identificação.`;
}
