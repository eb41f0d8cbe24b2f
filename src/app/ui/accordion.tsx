import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export function Accordion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx("border-line border-t", className)}>{children}</div>;
}

export interface DisclosureProps {
  summary: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Entries with the same name close each other. */
  name?: string | undefined;
  children: ReactNode;
}

/** The browser's own disclosure, which works before hydration. */
export function Disclosure({ summary, defaultOpen, name, children }: DisclosureProps) {
  return (
    <details name={name} open={defaultOpen} className="group border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
        {summary}
        <ChevronDown className="size-5 text-muted transition-transform duration-base group-open:rotate-180" />
      </summary>
      <div className="pb-4 text-muted">{children}</div>
    </details>
  );
}
