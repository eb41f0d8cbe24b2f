import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Link, type LinkProps } from "./link.tsx";

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, "className"> {
  icon?: ReactNode;
  className?: string | undefined;
}

/** A link that looks like a button; an absolute URL leaves the site. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, className, children, ...rest } = props;
  return (
    <Link
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      data-variant={variant ?? "primary"}
    >
      <span className="inline-flex items-center gap-2 [&_svg]:size-5">
        {icon}
        {children}
      </span>
    </Link>
  );
}
