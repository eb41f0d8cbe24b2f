import { Link } from "react-router";
import { BrandMark } from "#ui/brand-mark.tsx";

export function StoreLogo({ name }: { name: string }) {
  return (
    <Link
      to="/"
      aria-label={`${name}, página inicial`}
      className="inline-flex min-h-11 items-center gap-2 font-display font-extrabold text-[30px] tracking-[0.02em] lg:text-[34px]"
    >
      <BrandMark />
      {name}
    </Link>
  );
}
