const FAST_MS = 4_000;
const SLOW_MS = 20_000;

/**
 * Asks at intervals while the page is visible, ever more calmly while nothing changes, and at once when people come back to it
 * or the net does. `ask` resolves to whether something has changed. Returns a function that ends it.
 */
export function pollWhileVisible(ask: () => Promise<boolean>): () => void {
  const leaving = new AbortController();
  let waitMs = FAST_MS;
  let timer: ReturnType<typeof setTimeout>;
  let isAsking = false;

  const wait = () => {
    clearTimeout(timer);
    if (!leaving.signal.aborted) timer = setTimeout(turn, waitMs);
  };
  async function turn() {
    if (isAsking) return;
    isAsking = true;
    try {
      const isSeen = document.visibilityState === "visible";
      const hasChanged = isSeen && (await ask());
      waitMs = hasChanged ? FAST_MS : Math.min(SLOW_MS, waitMs * 1.2);
    } finally {
      isAsking = false;
      wait();
    }
  }
  function comeBack() {
    if (document.visibilityState !== "visible") return;
    waitMs = FAST_MS;
    void turn();
  }

  wait();
  document.addEventListener("visibilitychange", comeBack, leaving);
  window.addEventListener("online", comeBack, leaving);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
