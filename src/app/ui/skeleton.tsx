import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A placeholder block; set its size by className. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={cx("bands-skeleton animate-skeleton rounded-control motion-reduce:bg-raised", className)}
    />
  );
}

/** Wraps skeletons and announces once to screen readers that something is loading. */
export function Loading(props: { label?: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={props.className}>
      <span className="sr-only">{props.label ?? "Carregando..."}</span>
      {props.children}
    </div>
  );
}
