import { useEffect, useId, useRef } from "react";
import { DeliveryOptionRow } from "#app/features/delivery/delivery-option-row.tsx";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { Alert } from "#ui/alert.tsx";
import { cx } from "#ui/cx.ts";
import { focusIfFree } from "#ui/focus.ts";
import { useDeliveryDraft } from "./delivery-draft.ts";

interface DeliveryRadiosProps {
  options: readonly DeliveryOption[];
  /** What is said where there are no options. */
  noneText: string;
  /** Undefined while none is chosen. */
  chosen: DeliveryOption | undefined;
  /** What the shop has changed; undefined if nothing. */
  change: string | undefined;
}

export function DeliveryRadios({ options, noneText, chosen, change }: DeliveryRadiosProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <h3 id={id} className="font-semibold text-small">
        Entrega
      </h3>
      {change && <ChangeNotice text={change} />}
      {options.length === 0 ? (
        <p className="text-muted">{noneText}</p>
      ) : (
        <div role="radiogroup" aria-labelledby={id} className="grid gap-2">
          {options.map((option) => (
            <label
              key={option.methodId}
              className={cx(rowClass, chosen ? "border-control" : "border-canary")}
            >
              <input
                type="radio"
                name="delivery"
                required
                value={option.methodId}
                checked={option === chosen}
                onChange={() => useDeliveryDraft.setState({ methodId: option.methodId, refused: null })}
                className={radioClass}
              />
              <DeliveryOptionRow option={option} />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * Takes the focus when it appears, so that screen readers announce it, unless the person has moved on. A changed line
 * comes first.
 */
function ChangeNotice({ text }: { text: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.querySelector("[data-line-notice]")) {
      const { moveFocus = focusIfFree } = useDeliveryDraft.getState();
      moveFocus(notice.current);
    }
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="rounded-control">
      <Alert tone="info" announce={false}>
        {text}
      </Alert>
    </div>
  );
}

const rowClass =
  "grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-control border bg-surface p-4 " +
  "transition-colors hover:border-text has-checked:border-text";

const radioClass =
  "size-5 cursor-pointer appearance-none rounded-full border border-control transition-colors checked:border-6 checked:border-grass";
