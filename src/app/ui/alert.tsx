import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  error: { box: "bg-bad-ground text-bad", icon: "", Icon: CircleAlert },
  success: { box: "bg-ok-ground text-ok", icon: "", Icon: CircleCheck },
  info: { box: "bg-raised text-text", icon: "text-canary", Icon: Info },
};

export interface AlertProps {
  tone?: keyof typeof tones | undefined;
  /** False for an alert that is in the page from the start and need not be announced. */
  announce?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Alert({ tone = "error", announce = true, className, children }: AlertProps) {
  const { box, icon, Icon } = tones[tone];
  const role = tone === "error" ? "alert" : "status";
  return (
    <div
      role={announce ? role : undefined}
      className={cx("flex gap-3 rounded-control px-4 py-3 text-small", box, className)}
    >
      <Icon className={cx("size-5", icon)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
