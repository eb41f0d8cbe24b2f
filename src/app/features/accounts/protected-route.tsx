import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginPath } from "#domain/accounts/after-login.ts";
import { accountToasts } from "#domain/texts/accounts.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";
import { type AccountUser, useSession } from "./session.ts";
import { useRouteGuard } from "./use-route-guard.ts";

interface ProtectedRouteProps {
  needsAdmin?: boolean;
  /** Around what stands in the page's place until it may be shown; for a page that brings its own frame. */
  waitingFrame?: (waiting: ReactNode) => ReactNode;
  /** Instead of the plain words where the shop did not answer; it is given those, and how to try again. */
  whenUnanswered?: (words: ReactNode, retry: () => void) => ReactNode;
  children: (user: AccountUser) => ReactNode;
}

/**
 * Shows its page to whom it may concern, and leads others to where they can go. It keeps nothing secret: what the
 * page shows comes from the API, which decides by itself.
 */
export function ProtectedRoute({
  needsAdmin = false,
  waitingFrame = (waiting) => waiting,
  whenUnanswered = (words) => words,
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

/** While the page is shown its session may end, be ended in another tab, or become somebody else's. */
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
