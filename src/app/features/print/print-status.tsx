import { useEffect, useState } from "react";
import { describePrint } from "#domain/print/describe-print.ts";
import type { PrintPreview } from "./print-preview.ts";

/** Long enough to type a name, so that a screen reader announces the result and not every letter. */
const DEBOUNCE_MS = 900;

/** Announces what the preview shows once the typing pauses. */
export function PrintStatus({ preview }: { preview: PrintPreview | null }) {
  const text = preview ? describePrint(preview.customization) : "";
  const [said, setSaid] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setSaid(text), DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
