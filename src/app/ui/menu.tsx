import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Link } from "./link.tsx";
import { popupClass, popupItemClass } from "./popup-class.ts";

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: "start" | "end" | undefined;
  children: ReactNode;
}

export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align={align} className="z-55 outline-none">
          <BaseMenu.Popup className={cx("min-w-52", popupClass)}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, destructive, disabled, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={disabled}
      className={cx(popupItemClass, destructive && "text-danger-hover")}
    >
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

/** The current state, shown with a check and not selectable. */
export function MenuCurrentItem({ children }: { children: ReactNode }) {
  return (
    <BaseMenu.Item disabled aria-current="true" className={cx(popupItemClass, "justify-between")}>
      {children}
      <Check className="text-grass" />
    </BaseMenu.Item>
  );
}

export interface MenuLinkProps {
  to: string;
  icon?: ReactNode;
  /** Opens in a new tab, for an external address. */
  newTab?: boolean | undefined;
  /** Called in addition to opening the link. */
  onSelect?: (() => void) | undefined;
  children: ReactNode;
}

export function MenuLink({ to, icon, newTab, onSelect, children }: MenuLinkProps) {
  const elsewhere = newTab ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <BaseMenu.LinkItem
      closeOnClick
      onClick={onSelect}
      render={<Link to={to} {...elsewhere} />}
      className={popupItemClass}
    >
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-caption text-muted">{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1 h-px bg-line" />;
}
