import { BrandMark } from "#ui/brand-mark.tsx";
import { Link } from "#ui/link.tsx";

/** The store's name in the top bar, which links to the storefront. */
export function AdminLogo({ name }: { name: string }) {
  return (
    <Link
      to="/"
      aria-label={`${name}, ver a loja`}
      className="inline-flex min-h-11 max-w-full items-center gap-2 font-display font-extrabold text-[26px] tracking-[0.02em] [&_svg]:size-6 [&_svg]:shrink-0"
    >
      <BrandMark />
      <span className="truncate">{name}</span>
    </Link>
  );
}
