import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { callApi } from "#app/api/api-client.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import type { Erasure } from "#domain/customers/erasure.ts";
import { toast } from "#ui/toast.tsx";
import type { Customer } from "./customer.ts";

/** Erases the customer and then navigates to the list, because the customer's page no longer exists. */
export function useErasure({ id }: Customer, setIsLeaving: (isLeaving: boolean) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();

  async function erase(wish: Erasure) {
    setIsLeaving(true);
    try {
      return await callApi("POST /api/admin/customers/{id}/erasure", { params: { id }, body: wish });
    } catch (failure) {
      setIsLeaving(false);
      throw failure;
    }
  }

  return async (wish: Erasure) => {
    const { orders } = await erase(wish);
    await navigate("/admin/clientes", { replace: true });
    toast.success("Dados pessoais apagados", { description: describeRemaining(orders) });
    for (const topic of ["customers", "orders", "newsletter"])
      void client.invalidateQueries({ queryKey: [topic] });
    return LEAVING;
  };
}

function describeRemaining(orders: number): string | undefined {
  if (orders === 0) return undefined;
  return orders === 1
    ? "1 pedido ficou na contabilidade, sem identificação."
    : `${orders} pedidos ficaram na contabilidade, sem identificação.`;
}
