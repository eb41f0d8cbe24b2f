import { useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import type { KnownCustomer } from "./order-draft.ts";
import type { FoundCustomer } from "./use-customer-search.ts";

/** Fills in the picked customer: name and number at once, the address of the last order when it has arrived. */
export function useKnownCustomer(onFill: (customer: KnownCustomer) => void) {
  const [message, setMessage] = useState("");
  const picked = useRef("");

  function forget() {
    picked.current = "";
    setMessage("");
  }

  // An answer that arrives after the form was left belongs to no order.
  useEffect(
    () => () => {
      picked.current = "";
    },
    [],
  );

  async function pick({ id, name, whatsapp }: FoundCustomer) {
    picked.current = id;
    setMessage("Buscando o endereço do último pedido...");
    onFill({ name, whatsapp, address: null });
    const found = await findAddress(id);
    if (picked.current !== id) return;
    if (found.address) onFill({ name, whatsapp, address: found.address });
    setMessage(found.message);
  }

  return { message, pick, forget };
}

async function findAddress(id: string): Promise<{ message: string; address: KnownCustomer["address"] }> {
  try {
    const { address } = await callApi("GET /api/admin/customers/{id}", { params: { id } });
    const message = address
      ? "Endereço do último pedido. Confira com o cliente."
      : "A loja ainda não tem o endereço deste cliente.";
    return { message, address };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return { message: "Não foi possível buscar o endereço. Digite-o.", address: null };
  }
}
