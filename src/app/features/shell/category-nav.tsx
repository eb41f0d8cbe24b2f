import { NavLink } from "react-router";
import { headerCategories } from "#domain/catalog/header-categories.ts";
import { cx } from "#ui/cx.ts";

/** The wide header's row of categories; the current one stands on a grass line. */
export function CategoryNav() {
  return (
    <nav aria-label="Categorias" className="hidden lg:block">
      <ul className="flex gap-6.5">
        {headerCategories.map(({ slug, label, ...entry }) => (
          <li key={slug}>
            <NavLink
              to={`/categoria/${slug}`}
              prefetch="intent"
              className={({ isActive }) =>
                cx(
                  "flex h-18 items-center border-transparent border-y-3 font-display font-semibold text-nav tracking-[0.015em] hover:border-b-control",
                  "isHighlighted" in entry && "text-canary",
                  isActive && "border-b-grass",
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
