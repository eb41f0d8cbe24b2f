import { useEffect } from "react";
import { type AnswerOf, ApiError, callApi } from "#app/api/api-client.ts";
import { useSession } from "#app/features/session/session.ts";
import { prefillDraft } from "./delivery-draft.ts";

type KnownDelivery = NonNullable<AnswerOf<"GET /api/account/delivery">>;

/** Prefills the delivery of the signed-in customer's last order, or at least their name. */
export function usePrefill(): void {
  const user = useSession((session) => (session.status === "authenticated" ? session.user : undefined));
  const userId = user?.id;
  const fullName = user?.user_metadata.full_name;

  useEffect(() => {
    if (!userId) return;
    let isOver = false;
    callApi("GET /api/account/delivery").then(
      (known) => {
        const focused = document.activeElement?.getAttribute("name") ?? undefined;
        if (!isOver) prefillDraft(known ? toDraft(known) : { name: fullName ?? "" }, focused);
      },
      (failure) => {
        // The error can be ignored: the fields stay empty.
        if (!(failure instanceof ApiError)) throw failure;
      },
    );
    return () => {
      isOver = true;
    };
  }, [userId, fullName]);
}

const toDraft = (known: KnownDelivery) => ({
  name: known.customer,
  cep: known.customer_cep,
  address: known.customer_address,
  whatsapp: known.customer_whatsapp,
});
