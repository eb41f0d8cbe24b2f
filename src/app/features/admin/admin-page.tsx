import type { ReactNode } from "react";

export interface AdminPageProps {
  title: string;
  description?: ReactNode;
  /** Buttons, shown at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of a back-office screen: its head and the spacing of its blocks. */
export function AdminPage({ title, description, actions, children }: AdminPageProps) {
  return (
    <div className="grid content-start gap-5 px-4 pt-5 pb-12 lg:gap-6 lg:px-8 lg:pt-7 lg:pb-16 print:gap-3 print:p-0 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
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
