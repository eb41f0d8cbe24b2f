import { type ReactNode, useEffect, useRef } from "react";
import { focusIfFree } from "#ui/focus.ts";

interface EntryOutcomeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Replaces a form after it was sent successfully, and takes over the focus that the form had. */
export function EntryOutcome({ icon, title, children, actions }: EntryOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void focusIfFree(heading.current), []);
  return (
    <div className="grid gap-6">
      <div role="status" className="grid justify-items-start gap-3">
        <span className="text-grass [&>svg]:size-10">{icon}</span>
        <h1 ref={heading} tabIndex={-1} className="font-display font-extrabold text-title">
          {title}
        </h1>
        <p className="wrap-anywhere text-muted">{children}</p>
      </div>
      {actions}
    </div>
  );
}
