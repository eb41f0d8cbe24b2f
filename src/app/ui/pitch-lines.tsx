import { cx } from "./cx.ts";

/**
 * The pitch's halfway line, centre circle and spot, for use behind short text only. Set place and size by className.
 */
export function PitchLines({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 640 640"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={cx("pointer-events-none absolute text-text/12", className)}
    >
      <path d="M320 0v640" />
      <circle cx="320" cy="320" r="180" />
      <circle cx="320" cy="320" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The striped pitch with its lines; it fills a positioned and isolated parent. */
export function PitchGround() {
  return (
    <div aria-hidden="true" className="bands-pitch absolute inset-0 -z-2 overflow-clip">
      <PitchLines className="top-1/2 -right-35 size-160 -translate-y-1/2" />
    </div>
  );
}
