import { useEffect } from "react";
import { type AnswerOf, ApiError, callApi } from "#app/api/api-client.ts";
import { readRememberedCep } from "#app/features/delivery/remembered-cep.ts";
import { useSession } from "#app/features/session/session.ts";
import { prefillDraft } from "./delivery-draft.ts";

type KnownDelivery = NonNullable<AnswerOf<"GET /api/account/delivery">>;

/**
 * Prefills the delivery of the signed-in customer's last order, or at least their name and the CEP that the device
 * remembers. A visitor gets the CEP alone.
 */
export function usePrefill(): void {
  const isVisitor = useSession(({ status }) => status === "anonymous");
  const user = useSession((session) => (session.status === "authenticated" ? session.user : undefined));
  const userId = user?.id;
  const fullName = user?.user_metadata.full_name;

  useEffect(() => {
    const cep = readRememberedCep();
    if (isVisitor) prefillDraft({ cep });
    if (!userId) return;
    let isOver = false;
    callApi("GET /api/account/delivery").then(
      (known) => {
        const focused = document.activeElement?.getAttribute("name") ?? undefined;
        if (!isOver) prefillDraft(known ? toDraft(known) : { name: fullName ?? "", cep }, focused);
      },
      (failure) => {
        // The error can be ignored: the fields stay empty.
        if (!(failure instanceof ApiError)) throw failure;
      },
    );
    return () => {
      isOver = true;
    };
  }, [isVisitor, userId, fullName]);
}

const toDraft = (known: KnownDelivery) => ({
  name: known.customer,
  cep: known.customer_cep,
  address: known.customer_address,
  whatsapp: known.customer_whatsapp,
});
