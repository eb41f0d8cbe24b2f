interface Asking {
  ask: () => Promise<unknown>;
  /** Asked instead when people come back to the page, or the net does. */
  comeBack: () => Promise<unknown>;
  /** How long to wait for the next question. */
  waitMs: () => number;
}

/**
 * Asks at intervals while the page is visible, and at once when people come back to it or the net does. One question waits for
 * the answer to the one before. Returns a function that ends it.
 */
export function askWhileVisible({ ask, comeBack, waitMs }: Asking): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isAsking = false;
  let isBack = false;

  const isVisible = () => document.visibilityState === "visible";
  const wait = () => {
    clearTimeout(timer);
    if (!leaving.signal.aborted) timer = setTimeout(turn, isBack ? 0 : waitMs());
  };
  async function turn() {
    if (isAsking) return;
    isAsking = true;
    const question = isBack ? comeBack : ask;
    isBack = false;
    try {
      if (isVisible()) await question();
    } finally {
      isAsking = false;
      wait();
    }
  }
  function askAtOnce() {
    if (!isVisible()) return;
    isBack = true;
    void turn();
  }

  wait();
  document.addEventListener("visibilitychange", askAtOnce, leaving);
  window.addEventListener("online", askAtOnce, leaving);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
