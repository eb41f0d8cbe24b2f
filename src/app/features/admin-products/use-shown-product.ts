import { useSearchParams } from "react-router";

const NAME = "produto";
export const NEW_PRODUCT = "novo";

/** Which product's form is open, kept in the address: search and links from elsewhere lead to it, 'back' closes it. */
export function useShownProduct() {
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
