import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { type Location, useBlocker } from "react-router";

/** One place with unsaved input. */
export interface Guard {
  /** Asked at the moment of leaving. */
  wouldLose: () => boolean;
}

interface Guards {
  /** Returns what removes it. */
  add: (guard: Guard) => () => void;
  /** The guard that asks now. */
  asking: Guard | undefined;
  leave: () => void;
  stay: () => void;
}

const GuardsContext = createContext<Guards | undefined>(undefined);

/** The router asks a single blocker. It stands here, around all screens, and lets each guard with something to lose ask. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<Guard>());
  /** Those that have not been answered yet. The last one asks. */
  const [waiting, setWaiting] = useState<readonly Guard[]>([]);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (isSameScreen(from, to)) return false;
    const losing = [...guards].filter((guard) => guard.wouldLose());
    if (losing.length > 0) setWaiting(losing);
    return losing.length > 0;
  });
  const asking = blocker.state === "blocked" ? waiting.at(-1) : undefined;
  // Where the guard that asks has gone, nobody could answer it any more.
  useEffect(() => {
    if (blocker.state === "blocked" && !asking) blocker.reset();
  }, [blocker, asking]);

  // The same one in every render: otherwise each guard would leave and come back whenever one asks.
  const add = useCallback(
    (guard: Guard) => {
      guards.add(guard);
      return () => {
        guards.delete(guard);
        setWaiting((all) => all.filter((each) => each !== guard));
      };
    },
    [guards],
  );
  const value = useMemo(
    () => ({
      add,
      asking,
      leave() {
        if (waiting.length > 1) setWaiting(waiting.slice(0, -1));
        else blocker.proceed?.();
      },
      stay: () => blocker.reset?.(),
    }),
    [add, asking, waiting, blocker],
  );
  return <GuardsContext value={value}>{children}</GuardsContext>;
}

const isSameScreen = (from: Location, to: Location) =>
  from.pathname === to.pathname && from.search === to.search;

export function useGuards(): Guards {
  const guards = useContext(GuardsContext);
  if (!guards) throw new Error("useLeaveGuard needs LeaveGuards around it");
  return guards;
}
