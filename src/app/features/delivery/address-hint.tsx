import { checkoutTexts } from "#domain/texts/checkout.ts";
import type { CepLookup } from "./use-cep-lookup.ts";

/** Offers the looked-up address where the person has typed another; it is never overwritten. */
export function AddressHint({ lookup, onTake }: { lookup: CepLookup; onTake: (address: string) => void }) {
  if (lookup.status !== "offered") return checkoutTexts.addressHint;
  const { address } = lookup;
  return (
    <span>
      Endereço deste CEP: {address}.{" "}
      <button type="button" className="link -my-3 py-3 text-text" onClick={() => onTake(address)}>
        Usar este endereço
      </button>
    </span>
  );
}
