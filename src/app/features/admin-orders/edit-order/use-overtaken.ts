import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import type { AdminOrder } from "../admin-order.ts";
import { orderKey } from "../order-queries.ts";
import { isEditedSince } from "./edit-draft.ts";
import { refusalOf } from "./refusal-of.ts";

/** What was found when a save was refused because somebody else has changed the order. It is said instead of that refusal. */
export type Found =
  | { kind: "nothing"; refusal?: undefined }
  /** Only what is not edited here, such as the payment: the draft goes on from there. */
  | { kind: "elsewhere"; refusal: ApiError }
  /** What is edited here: the draft is one of an order that is no more. */
  | { kind: "changed"; refusal: ApiError; current: AdminOrder };

/** The order that is being edited, and what others have made of it meanwhile. */
export function useOvertaken(opened: AdminOrder) {
  const client = useQueryClient();
  const [order, setOrder] = useState(opened);
  const [found, setFound] = useState<Found>({ kind: "nothing" });

  /** Looks for what is behind a refusal. What was found for an earlier one would only hide it. */
  async function look(refusal: ApiError) {
    const { id } = order;
    setFound({ kind: "nothing" });
    if (refusal.code !== "conflict") return;
    const current = await client
      .fetchQuery({
        queryKey: orderKey(id),
        queryFn: () => callApi("GET /api/admin/orders/{id}", { params: { id } }),
        staleTime: 0,
      })
      .catch(ignoreFailure);
    // Without an answer, and for an order that cannot be changed any more, the refusal itself says all.
    if (!current || refusalOf(current)) return;
    if (isEditedSince(order, current)) return setFound({ kind: "changed", refusal, current });
    setOrder(current);
    setFound({ kind: "elsewhere", refusal });
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
