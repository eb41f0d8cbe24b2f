import { ApiError } from "#app/api/api-client.ts";
import type { useCartQuote } from "#app/features/cart/use-cart-quote.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { toast } from "#ui/toast.tsx";
import { useOfferCode } from "./offer-code.ts";

/** Asks the shop about a code. Returns whether the field may be emptied: it keeps a code that could not be checked. */
export async function tryCode(ask: ReturnType<typeof useCartQuote>["ask"], typed: string): Promise<boolean> {
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
