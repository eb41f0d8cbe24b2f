import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import type { AdminOrder } from "../admin-order.ts";
import { orderKey } from "../order-queries.ts";
import { draftOf, isOtherThan } from "./edit-draft.ts";
import { refusalOf } from "./refusal-of.ts";

/** What was found when a save was refused because somebody else has changed the order. */
type Found =
  | { kind: "nothing" }
  /** Only what is not edited here, such as the payment: the draft goes on from there. */
  | { kind: "elsewhere" }
  /** What is edited here: the draft is one of an order that is no more. */
  | { kind: "changed"; current: AdminOrder };

/** The order that is being edited, and what others have made of it meanwhile. */
export function useOvertaken(opened: AdminOrder) {
  const client = useQueryClient();
  const [order, setOrder] = useState(opened);
  const [found, setFound] = useState<Found>({ kind: "nothing" });

  async function look() {
    const { id } = order;
    const current = await client
      .fetchQuery({
        queryKey: orderKey(id),
        queryFn: () => callApi("GET /api/admin/orders/{id}", { params: { id } }),
        staleTime: 0,
      })
      .catch(ignoreFailure);
    // Without an answer, and for an order that cannot be changed any more, the refusal itself says all.
    if (!current || refusalOf(current)) return;
    if (isOtherThan(draftOf(current), draftOf(order))) return setFound({ kind: "changed", current });
    setOrder(current);
    setFound({ kind: "elsewhere" });
  }

  function accept(current: AdminOrder) {
    setOrder(current);
    setFound({ kind: "nothing" });
  }

  return { order, found, look, accept };
}

function ignoreFailure(failure: unknown): undefined {
  if (!(failure instanceof ApiError)) throw failure;
}
