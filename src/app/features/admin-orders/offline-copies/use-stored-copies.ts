import { useEffect, useState } from "react";
import { type OrderCopies, readOrderCopies } from "./order-copies.ts";

/** Reads the stored copies; undefined while loading, null where there are none. */
export function useStoredCopies(): OrderCopies | null | undefined {
  const [copies, setCopies] = useState<OrderCopies | null>();
  useEffect(() => {
    let isOver = false;
    void readOrderCopies(Date.now()).then((found) => {
      if (!isOver) setCopies(found ?? null);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return copies;
}
