import { LoaderCircle } from "lucide-react";
import { cx } from "./cx.ts";

export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle className={cx("animate-spin", className ?? "size-5")} />;
}
