import { LoaderCircle } from "lucide-react";
import { cx } from "./cx.ts";

export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle className={cx("size-5 animate-spin", className)} />;
}
