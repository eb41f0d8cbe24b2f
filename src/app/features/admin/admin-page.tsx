import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

export interface AdminPageProps {
  title: string;
  description?: ReactNode;
  /** Buttons, shown at the right of the title. */
  actions?: ReactNode;
  /** Whether the title is for the screen alone, above papers that go elsewhere. */
  isHeadOffPaper?: boolean;
  children: ReactNode;
}

/** The layout of a back-office screen: its head and the spacing of its blocks. */
export function AdminPage({ title, description, actions, isHeadOffPaper, children }: AdminPageProps) {
  return (
    <div className="grid content-start gap-5 px-4 pt-5 pb-12 lg:gap-6 lg:px-8 lg:pt-7 lg:pb-16 print:gap-3 print:p-0 [&>*]:min-w-0">
      <div
        className={cx("flex flex-wrap items-center justify-between gap-3", isHeadOffPaper && "print:hidden")}
      >
        <div>
          <h1 className="font-bold font-display text-[32px] leading-10 lg:text-[36px]">{title}</h1>
          {description && <p className="text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
