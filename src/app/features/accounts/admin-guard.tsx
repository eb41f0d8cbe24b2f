import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { guardCopies } from "#app/features/admin-offline/guard-copies.ts";
import { rememberAdminVisit } from "./admin-access-storage.ts";
import { ProtectedRoute } from "./protected-route.tsx";
import { type AccountUser, useSession } from "./session.ts";

const CopiedOrders = lazy(async () => ({
  default: (await import("#app/features/admin-offline/copied-orders-screen.tsx")).CopiedOrdersScreen,
}));

export function AdminGuard({ children }: { children: (user: AccountUser) => ReactNode }) {
  useEffect(() => {
    void guardCopies(useSession.getState());
    return useSession.subscribe(guardCopies);
  }, []);
  return (
    <ProtectedRoute
      needsAdmin
      waitingFrame={(waiting) => (
        <main id="conteudo" tabIndex={-1} className="grid min-h-dvh content-center">
          {waiting}
        </main>
      )}
      whenUnanswered={(words, retry) => (
        <Suspense fallback={null}>
          <CopiedOrders onRetry={retry} otherwise={words} />
        </Suspense>
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
