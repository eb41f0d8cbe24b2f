import { useAddress } from "./use-address.ts";

/** The record whose dialog is open, as a URL parameter: other pages can link to it, and 'back' closes it. */
export function useShown(name: string) {
  const { params, write } = useAddress();
  return {
    shownId: params.get(name),
    show: (id: string | null) => write({ [name]: id }, { replace: id === null, preventScrollReset: true }),
  };
}
