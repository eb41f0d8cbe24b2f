import { ApiError } from "#app/api/api-client.ts";
import type { CartQuote } from "#app/features/cart/order-line.ts";
import type { useCartQuote } from "#app/features/cart/use-cart-quote.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import { createStoredState } from "./stored-state.ts";

interface CodeState {
  /** The code that the shop has accepted, as the shop writes it. */
  code: string | null;
}

/** The code of an offer. It survives the sign-in and a reload, and ends with the tab or with the order. */
export const useOfferCode = createStoredState<CodeState>({
  name: "offer-code",
  area: "sessionStorage",
  read: (stored) => {
    const code = (stored as Partial<CodeState> | undefined)?.code;
    return { code: typeof code === "string" ? code : null };
  },
});

export const forgetCode = (): void => useOfferCode.setState({ code: null });

/** Forgets a code that the shop no longer accepts. */
export function noteCode({ offers }: CartQuote): void {
  if (!offers?.code || offers.code.state === "refused") forgetCode();
}

type Ask = ReturnType<typeof useCartQuote>["ask"];

/** Asks the shop about a code. Returns whether the field may be emptied: it keeps a code that could not be checked. */
export async function tryCode(ask: Ask, typed: string): Promise<boolean> {
  try {
    const { quote, learn } = await ask(typed);
    const code = quote.offers?.code;
    if (!code || code.state === "refused") {
      toast.error(checkoutTexts.couponRefused);
      return true;
    }
    useOfferCode.setState({ code: code.text });
    learn();
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    toast.error(failure.code === "offline" ? checkoutTexts.couponUnchecked : failure.message);
    return false;
  }
}
