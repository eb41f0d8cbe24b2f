import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { toast } from "#ui/toast.tsx";

export type ManagedMethod = AnswerOf<"GET /api/admin/delivery-methods">[number];

/** Below "settings", whose change events tell of deliveries too. */
export const deliveryKey = ["settings", "delivery"];

const methodsKey = [...deliveryKey, "methods"];

export function useDeliveryMethods() {
  return useQuery({
    queryKey: methodsKey,
    queryFn: () => callApi("GET /api/admin/delivery-methods"),
  });
}

/** Reads the methods again, and what a shopper would see of them. */
export function useRenewDelivery(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: deliveryKey });
}

/** Pauses a method, or offers it again. */
export function usePauseMethod() {
  const client = useQueryClient();
  const renew = useRenewDelivery();
  return useMutation({
    mutationFn: ({ id, ...method }: ManagedMethod) => {
      const body = { ...method, active: !method.active };
      return callApi("PUT /api/admin/delivery-methods/{id}", { params: { id }, body });
    },
    onSuccess: (saved) => {
      // Shown at once: reading long tables again takes a moment.
      client.setQueryData<ManagedMethod[]>(methodsKey, (methods) =>
        methods?.map((method) => (method.id === saved.id ? saved : method)),
      );
      toast.success(saved.active ? `${saved.name} está ativa` : `${saved.name} está pausada`);
    },
    onError: (error, { name }) => toast.error(`${name} não mudou`, { description: error.message }),
    onSettled: renew,
  });
}
