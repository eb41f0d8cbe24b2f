import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** A Button or IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** Looks like a menu without its padding, because the content has its own. */
const panelClass =
  "max-h-(--available-height) w-[min(380px,calc(100vw-16px))] origin-(--transform-origin) overflow-y-auto " +
  "rounded-control bg-raised text-small shadow-menu outline-none transition duration-base ease-out " +
  "data-ending-style:-translate-y-2 data-starting-style:-translate-y-2 data-ending-style:opacity-0 " +
  "data-starting-style:opacity-0";

/** A small panel at a button's edge, for a quick look; the page behind it does not scroll meanwhile. */
export function Popover({ title, trigger, open, onOpenChange, children }: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange} modal>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align="end" collisionPadding={8} className="z-55">
          <BasePopover.Popup className={panelClass}>
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
