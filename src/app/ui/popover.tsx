import { Popover as BasePopover } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  /** Its heading, which also names it. */
  title: string;
  /** A Button or IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** The look of menus, without their inner edge: what stands in a panel brings its own. */
const panelClass =
  "max-h-(--available-height) w-[min(380px,calc(100vw-16px))] origin-(--transform-origin) overflow-y-auto " +
  "rounded-control bg-raised text-small shadow-menu outline-none transition duration-base ease-out " +
  "data-ending-style:-translate-y-2 data-starting-style:-translate-y-2 data-ending-style:opacity-0 " +
  "data-starting-style:opacity-0";

/** A small panel at a button's edge, for what is looked at and left again; until then the page behind it rests. */
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
