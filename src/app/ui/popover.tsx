import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import { popupClass } from "./popup-class.ts";

export interface PopoverProps {
  /** Its heading, which also names it. */
  title: string;
  /** A Button or IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** A small panel at a button's edge, for what is looked at and left again. */
export function Popover({ title, trigger, open, onOpenChange, children }: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align="end" collisionPadding={8} className="z-55">
          <BasePopover.Popup className={cx(popupClass, "w-[min(380px,calc(100vw-16px))] p-0")}>
            <BasePopover.Title className="border-line border-b px-4 py-3 font-semibold text-body">
              {title}
            </BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
