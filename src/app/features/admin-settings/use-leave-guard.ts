import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Stops whoever leaves with something unsaved: within the back-office by a question, out of it by the browser's own. */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const isAsking = blocker.state === "blocked";
  return {
    isAsking,
    leave: () => isAsking && blocker.proceed(),
    stay: () => isAsking && blocker.reset(),
  };
}
