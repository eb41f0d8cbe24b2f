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

/** The question under a form that leads to its neighbour. */
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

/** Keeps where somebody came from. Only in the browser: the page from the server is the same for everyone. */
export function useEntryPath(path: string): string {
  const [params] = useSearchParams();
  const origin = ownPath(params.get("redirect"));
  return useHydrated() && origin ? `${path}?redirect=${encodeURIComponent(origin)}` : path;
}
