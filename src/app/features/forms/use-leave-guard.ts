import { useEffect, useState } from "react";
import { type Guard, useGuards } from "./leave-guards.tsx";

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

  const { add, asking, leave, stay } = useGuards();
  const [guard] = useState<Guard>({ wouldLose: never });
  const wouldLose = () => when && !unless();
  useEffect(() => {
    guard.wouldLose = wouldLose;
  });
  useEffect(() => add(guard), [add, guard]);
  const isBlocking = asking === guard;
  return {
    isAsking: isBlocking || action !== undefined,
    leave() {
      setAction(undefined);
      action?.run();
      if (isBlocking) leave();
    },
    stay() {
      setAction(undefined);
      if (isBlocking) stay();
    },
    run: (wanted) => (wouldLose() ? setAction({ run: wanted }) : wanted()),
  };
}

const never = () => false;
