import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { AccountUser } from "#domain/accounts/user.ts";
import { rememberAdminVisit } from "./admin-access-storage.ts";
import { ProtectedRoute } from "./protected-route.tsx";

export function AdminGuard({ children }: { children: (user: AccountUser) => ReactNode }) {
  return (
    <ProtectedRoute
      needsAdmin
      waitingFrame={(waiting) => (
        <main id="conteudo" tabIndex={-1} className="grid min-h-dvh content-center">
          {waiting}
        </main>
      )}
    >
      {(user) => (
        <>
          <VisitRecord user={user} />
          {children(user)}
        </>
      )}
    </ProtectedRoute>
  );
}

/** For the way back after the next sign-in. */
function VisitRecord({ user }: { user: AccountUser }) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberAdminVisit(user, pathname + search), [user, pathname, search]);
  return null;
}
