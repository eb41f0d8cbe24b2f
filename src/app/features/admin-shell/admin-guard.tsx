import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { rememberAdminVisit } from "#app/features/accounts/admin-access-storage.ts";
import { ProtectedRoute } from "#app/features/accounts/protected-route.tsx";
import { guardPrivateCopy } from "#app/features/private-copies/guard-copy.ts";
import { type AccountUser, useSession } from "#app/features/session/session.ts";

const CopiedOrders = lazy(async () => ({
  default: (await import("#app/features/admin-orders/offline-copies/copied-orders-screen.tsx"))
    .CopiedOrdersScreen,
}));

export function AdminGuard({ children }: { children: (user: AccountUser) => ReactNode }) {
  useEffect(() => {
    void guardPrivateCopy(useSession.getState());
    // From then on it deletes the orders that a person finished offline in the shop, when their session ends.
    void import("#app/features/checkout/waiting-orders.ts");
    return useSession.subscribe(guardPrivateCopy);
  }, []);
  return (
    <ProtectedRoute
      needsAdmin
      waitingFrame={(waiting) => (
        <main id="conteudo" tabIndex={-1} className="grid min-h-dvh content-center">
          {waiting}
        </main>
      )}
      whenUnanswered={(message, retry) => (
        <Suspense fallback={null}>
          <CopiedOrders onRetry={retry} otherwise={message} />
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

/** Remembers the visited page, to return to it after the next sign-in. */
function VisitRecord({ user }: { user: AccountUser }) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberAdminVisit(user, pathname + search), [user, pathname, search]);
  return null;
}
