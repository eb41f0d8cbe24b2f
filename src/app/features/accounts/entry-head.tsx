import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ownPath } from "#domain/accounts/after-login.ts";
import { Link } from "#ui/link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

export function EntryHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 className="font-display font-extrabold text-title">{title}</h1>
      <p className="mt-2 text-muted">{children}</p>
    </div>
  );
}

/** The line under a form that links to a related form, such as from sign-in to registration. */
export function EntryFoot({ question, to, children }: { question: string; to: string; children: string }) {
  const href = useEntryPath(to);
  return (
    <p className="text-center text-muted">
      {question}{" "}
      <Link to={href} className="link inline-block py-2.5 text-text">
        {children}
      </Link>
    </p>
  );
}

/**
 * Adds the page to return to after the sign-in. It is added in the browser only, because the server renders the same
 * page for everyone.
 */
export function useEntryPath(path: string): string {
  const [params] = useSearchParams();
  const origin = ownPath(params.get("redirect"));
  return useHydrated() && origin ? `${path}?redirect=${encodeURIComponent(origin)}` : path;
}
