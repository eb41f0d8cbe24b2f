import { useEffect, useState } from "react";
import { useBlocker } from "react-router";

export interface LeaveGuard {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Runs the action at once where nothing would be lost, otherwise after confirmation. */
  run: (action: () => void) => void;
}

interface LeaveGuardOptions {
  /** True while there is unsaved input. */
  when: boolean;
  /** Called at the moment of leaving; returns true just after saving. */
  unless?: () => boolean;
}

/**
 * Asks for confirmation before unsaved input is lost: by a dialog within the shop, by the browser's own prompt on
 * leaving it.
 */
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
