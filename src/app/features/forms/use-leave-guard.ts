import { useEffect, useState } from "react";
import { useBlocker } from "react-router";

export interface LeaveGuard {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Does it at once where nothing would be lost, and else after it was asked. */
  run: (action: () => void) => void;
}

interface LeaveGuardOptions {
  /** Something was typed and not saved. */
  when: boolean;
  /** Asked in the moment of leaving: true just after it was saved. */
  unless?: () => boolean;
}

/** Stops whoever leaves with something unsaved: within the shop by a question, out of it by the browser's own. */
export function useLeaveGuard({ when, unless = never }: LeaveGuardOptions): LeaveGuard {
  const [action, setAction] = useState<{ run: () => void }>();
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [when]);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && !unless() && (from.pathname !== to.pathname || from.search !== to.search),
  );
  return {
    isAsking: blocker.state === "blocked" || action !== undefined,
    leave() {
      setAction(undefined);
      action?.run();
      if (blocker.state === "blocked") blocker.proceed();
    },
    stay() {
      setAction(undefined);
      if (blocker.state === "blocked") blocker.reset();
    },
    run: (wanted) => (when && !unless() ? setAction({ run: wanted }) : wanted()),
  };
}

const never = () => false;
