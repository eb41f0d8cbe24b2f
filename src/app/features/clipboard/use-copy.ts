import { type RefObject, useEffect, useState } from "react";
import { copyField } from "./copy-field.ts";

const COPIED_SHOWN_MS = 4000;

export type CopyOutcome = "copied" | "refused" | undefined;

/** Copies a field's text, and says for a while that it did. */
export function useCopy(field: RefObject<HTMLInputElement | null>) {
  const [outcome, setOutcome] = useState<CopyOutcome>();

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    if (field.current) setOutcome((await copyField(field.current)) ? "copied" : "refused");
  }

  return { outcome, copy };
}
