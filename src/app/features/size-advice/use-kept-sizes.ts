import { useEffect, useState } from "react";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

type KeptSizes = AnswerOf<"GET /api/products/{id}/kept-sizes">;

/**
 * Which sizes people of all builds kept; none until they are known. The browser finds its own band among them, so that
 * nobody's build is sent to the shop.
 */
export function useKeptSizes(productId: string, isWanted: boolean): KeptSizes {
  const [kept, setKept] = useState<KeptSizes>([]);
  useEffect(() => {
    if (!isWanted) return;
    // Without them the answer is that of the table alone.
    callApi("GET /api/products/{id}/kept-sizes", { params: { id: productId } }).then(setKept, () => {});
  }, [productId, isWanted]);
  return kept;
}
