import { useEffect, useState } from "react";
import { type OrderCopies, readCopies } from "./order-copies.ts";

/** Undefined while they are looked for, null where there are none. */
export function useKeptCopies(): OrderCopies | null | undefined {
  const [copies, setCopies] = useState<OrderCopies | null>();
  useEffect(() => {
    let isOver = false;
    void readCopies(Date.now()).then((found) => {
      if (!isOver) setCopies(found ?? null);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return copies;
}
