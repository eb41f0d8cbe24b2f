import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

export interface TooltipProps {
  text: string;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** The control. The tooltip only repeats or adds to its accessible name. */
  children: ReactElement<Record<string, unknown>>;
}

export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={300} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={8} className="z-55">
          <BaseTooltip.Popup className="rounded-inner bg-hover px-2.5 py-1.5 font-medium text-caption shadow-menu transition-opacity duration-fast data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
