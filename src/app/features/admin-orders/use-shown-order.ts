import { useSearchParams } from "react-router";

const NAME = "pedido";

/** Which order's details are open, kept in the address: bell, search and messages link to it, 'back' closes it. */
export function useShownOrder() {
  const [params, setParams] = useSearchParams();

  function show(id: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(NAME);
        else after.set(NAME, id);
        return after;
      },
      { replace: id === null, preventScrollReset: true },
    );
  }

  return { shownId: params.get(NAME), show };
}
