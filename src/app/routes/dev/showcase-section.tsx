import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

export function ShowcaseSection(props: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={props.title}
      className={cx(
        "grid min-w-0 content-start gap-4 rounded-card border border-line px-4 pt-5 pb-6 md:px-6",
        props.wide && "lg:col-span-2",
      )}
    >
      <ShowcaseTitle>{props.title}</ShowcaseTitle>
      {props.children}
    </section>
  );
}

export function ShowcaseTitle({ children }: { children: ReactNode }) {
  return <h2 className="mt-2 font-bold font-display text-action-lg text-canary first:mt-0">{children}</h2>;
}

export function ShowcaseRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>;
}

export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {children}
      <span className="text-count text-muted">{caption}</span>
    </div>
  );
}
