import { useAddress } from "./use-address.ts";

/** Which record's dialog is open, kept in the address: links from elsewhere lead to it, 'back' closes it. */
export function useShown(name: string) {
  const { params, write } = useAddress();
  return {
    shownId: params.get(name),
    show: (id: string | null) => write({ [name]: id }, { replace: id === null, preventScrollReset: true }),
  };
}
