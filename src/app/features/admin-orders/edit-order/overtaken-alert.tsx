import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { editTexts } from "#domain/orders/editing/edit-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { editOrderTexts } from "./edit-order-texts.ts";
import type { Found } from "./use-overtaken.ts";

interface OvertakenAlertProps {
  found: Found;
  /** Puts the order as it is now in the place of what was typed. */
  onLoad: (current: AdminOrder) => void;
}

/** Said where somebody else has changed the order meanwhile. What was typed is only dropped after a question. */
export function OvertakenAlert({ found, onLoad }: OvertakenAlertProps) {
  const [isAsking, setIsAsking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);

  /** This alert goes, and the focus with it, which therefore begins the form again. */
  function load(current: AdminOrder) {
    const form = text.current?.closest("form");
    flushSync(() => onLoad(current));
    form?.querySelector("input")?.focus();
  }

  if (found.kind === "elsewhere") return <Alert>{editOrderTexts.changedElsewhere}</Alert>;
  if (found.kind === "nothing") return null;
  return (
    <Alert>
      <p ref={text}>
        {editTexts.stale} {editOrderTexts.stays}{" "}
        <button type="button" className="link" onClick={() => setIsAsking(true)}>
          {editOrderTexts.load}
        </button>
      </p>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={editOrderTexts.loadQuestion}
        description={editOrderTexts.loadHint}
        confirmLabel="Carregar"
        cancelLabel="Continuar editando"
        onConfirm={() => load(found.current)}
      />
    </Alert>
  );
}
