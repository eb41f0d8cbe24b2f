import { cx } from "./cx.ts";

/** The two posts and the collar between them, in a square of 32. */
export const markPaths = [
  "M2.5 5.5h5.25v21H2.5zm21.75 0h5.25v21h-5.25z",
  "M9.25 5.5 16 14.9l6.75-9.4v8.9L16 23.8 9.25 14.4z",
] as const;

/** The shop's logo mark: two posts and, between them, a shirt's collar, which together form an M. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx("shrink-0", className ?? "size-8")}>
      <path d={markPaths[0]} fill="currentColor" />
      <path d={markPaths[1]} className="fill-grass" />
    </svg>
  );
}
