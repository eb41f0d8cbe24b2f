import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { AccountUser } from "#domain/accounts/user.ts";
import { rememberAdminVisit } from "./admin-access-storage.ts";
import { ProtectedRoute } from "./protected-route.tsx";

export function AdminGuard({ children }: { children: ReactNode }) {
  return (
    <ProtectedRoute needsAdmin>
      {(user) => (
        <>
          <VisitRecord user={user} />
          {children}
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
