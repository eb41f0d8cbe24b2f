import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { iconButtonClass } from "#ui/icon-button.tsx";

interface RowActionProps extends Omit<ComponentPropsWithRef<"button">, "aria-label"> {
  icon: ReactNode;
  /** Shown beside the icon on a card (below 1100 px), where there is room. */
  text?: string;
  /** The accessible name: it begins with the text and names the row. */
  label: string;
  danger?: boolean;
}

/** An icon button in a table's row; on a card, an icon with text. */
export function RowAction({ icon, text, label, danger, className, ...rest }: RowActionProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={iconButtonClass(
        { size: "sm", variant: danger ? "danger" : "plain" },
        cx(
          text && "max-lg:inline-flex max-lg:w-auto max-lg:items-center max-lg:gap-2 max-lg:px-3",
          "text-muted hover:text-text [&_svg]:size-5",
          className,
        ),
      )}
    >
      {icon}
      {text && <span className="lg:hidden">{text}</span>}
    </button>
  );
}
