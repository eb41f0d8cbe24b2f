import { useEffect, useState } from "react";
import { describePrint } from "#domain/print/describe-print.ts";
import type { PrintPreview } from "./print-preview.ts";

/** Long enough for a name to be typed: a reader hears the shirt, not every letter. */
const PAUSE_MS = 900;

/** Says what the preview shows, once the typing rests. */
export function PrintStatus({ preview }: { preview: PrintPreview | null }) {
  const words = preview ? describePrint(preview.customization) : "";
  const [said, setSaid] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
