import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface TabsProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  /** One TabList, then a TabPanel for each tab. */
  children: ReactNode;
}

export function Tabs({ onValueChange, ...rest }: TabsProps) {
  return <BaseTabs.Root {...rest} onValueChange={(value) => onValueChange?.(String(value))} />;
}

/** The arrow keys select a tab at once. `fill`: equal widths. */
export function TabList(props: { label: string; fill?: boolean; className?: string; children: ReactNode }) {
  return (
    <BaseTabs.List
      activateOnFocus
      aria-label={props.label}
      className={cx("flex gap-1 border-line border-b", props.fill && "*:flex-1", props.className)}
    >
      {props.children}
    </BaseTabs.List>
  );
}

export function Tab({ value, icon, children }: { value: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <BaseTabs.Tab
      value={value}
      className="-mb-px inline-flex min-h-11 items-center justify-center gap-2 border-transparent text-center leading-tight border-b-2 px-3 font-semibold text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 data-active:border-grass data-active:text-text [&_svg]:size-5"
    >
      {icon}
      {children}
    </BaseTabs.Tab>
  );
}

export function TabPanel(props: { value: string; className?: string | undefined; children: ReactNode }) {
  return (
    <BaseTabs.Panel value={props.value} className={cx("pt-4", props.className)}>
      {props.children}
    </BaseTabs.Panel>
  );
}
