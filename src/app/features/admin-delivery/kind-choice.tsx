import { useId } from "react";
import { type DeliveryKind, deliveryKinds } from "#domain/delivery/delivery-method.ts";
import { kindLabels } from "#domain/delivery/describe-method.ts";
import { cx } from "#ui/cx.ts";
import { kindInfo } from "./delivery-kinds.tsx";

interface KindChoiceProps {
  value: DeliveryKind;
  onChange: (kind: DeliveryKind) => void;
}

/** Radio buttons as cards, each with what the kind is for. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">Como o pedido chega ao cliente</legend>
      <div className="grid gap-2 md:grid-cols-3">
        {deliveryKinds.map((kind) => {
          const { icon: Icon, text } = kindInfo[kind];
          return (
            <label key={kind} className={cardClass}>
              <input
                type="radio"
                name={name}
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <Icon className="size-6 shrink-0 text-grass" />
              <span className="min-w-0">
                <span className="block font-semibold">{kindLabels[kind]}</span>
                <span className="block text-caption text-muted">{text}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const cardClass = cx(
  "relative flex min-h-11 items-start gap-3 rounded-control border border-control bg-ground p-3 transition-colors",
  "hover:border-muted has-checked:border-grass has-checked:bg-grass-tint",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
);
