import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AccountUser, useSession } from "#app/features/session/session.ts";
import { loginPath } from "#domain/accounts/after-login.ts";
import { accountToasts } from "#domain/texts/accounts.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";
import { useRouteGuard } from "./use-route-guard.ts";

interface ProtectedRouteProps {
  needsAdmin?: boolean;
  /** Wraps the loading state, for a page that has its own layout. */
  waitingFrame?: (waiting: ReactNode) => ReactNode;
  /** Replaces the plain error message where the server did not answer; gets that message and a retry function. */
  whenUnanswered?: (message: ReactNode, retry: () => void) => ReactNode;
  children: (user: AccountUser) => ReactNode;
}

/**
 * Shows its page to users who may see it and redirects others. This is no security boundary: the data comes from the
 * API, which authorises every call.
 */
export function ProtectedRoute({
  needsAdmin = false,
  waitingFrame = (waiting) => waiting,
  whenUnanswered = (message) => message,
  children,
}: ProtectedRouteProps) {
  const { state, restart } = useRouteGuard(needsAdmin);
  const session = useSession();
  useTurnAway(state.step);
  useLeave(state.step === "allowed", restart);

  if (state.step === "failed") {
    return whenUnanswered(
      waitingFrame(
        <EmptyState
          page
          title="Não foi possível verificar seu acesso"
          text="A loja não respondeu. Verifique sua conexão e tente novamente."
          action={<Button onClick={restart}>Tentar novamente</Button>}
        />,
      ),
      restart,
    );
  }
  if (state.step === "allowed" && session.status === "authenticated") return children(session.user);
  return waitingFrame(<Checking>{state.step === "authorizing" ? AUTHORIZING : CHECKING}</Checking>);
}

const CHECKING = "Verificando autenticação...";
const AUTHORIZING = "Verificando permissões...";

function Checking({ children }: { children: string }) {
  return (
    <div role="status" className="flex min-h-100 items-center justify-center gap-3 p-gutter text-muted">
      <Spinner />
      {children}
    </div>
  );
}

function useTurnAway(step: string): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const origin = pathname + search;

  useEffect(() => {
    if (step !== "signInNeeded" && step !== "forbidden") return;
    const { title } = step === "forbidden" ? accountToasts.administratorNeeded : accountToasts.signInNeeded;
    toast.error(title);
    navigate(step === "forbidden" ? "/" : loginPath(origin), { replace: true });
  }, [step, origin, navigate]);
}

/** Reacts to a session that ends, is ended in another tab, or changes to another user while the page is open. */
function useLeave(isAllowed: boolean, restart: () => void): void {
  const navigate = useNavigate();
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : undefined;
  const shownTo = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the session or of the step matters
  useEffect(() => {
    if (!isAllowed) return;
    shownTo.current ??= userId;
    if (session.status === "anonymous" && session.reason === "signed out") {
      navigate("/", { replace: true });
    } else if (shownTo.current !== userId) {
      shownTo.current = undefined;
      restart();
    }
  }, [isAllowed, session.status, userId]);
}
