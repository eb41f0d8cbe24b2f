import { useLocation } from "react-router";
import { headerCategories } from "#domain/catalog/header-categories.ts";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";

/** The wide header's row of categories; the current one is underlined in green. */
export function CategoryNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Categorias" className="hidden lg:block">
      <ul className="flex gap-[min(--spacing(6.5),5vw-38px)]">
        {headerCategories.map(({ slug, label, ...entry }) => (
          <li key={slug}>
            <Link
              to={`/categoria/${slug}`}
              prefetch="intent"
              aria-current={pathname === `/categoria/${slug}` ? "page" : undefined}
              className={cx(
                "flex h-18 items-center border-transparent border-y-3 font-display font-semibold text-nav tracking-[0.015em]",
                "hover:border-b-control aria-[current=page]:border-b-grass",
                "isHighlighted" in entry && "text-canary",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
