import { askWhileVisible } from "#app/features/connection/ask-while-visible.ts";

const FAST_MS = 4_000;
const SLOW_MS = 20_000;

/**
 * Asks while the page is visible, ever more calmly while nothing changes. `ask` resolves to whether something has changed.
 * Returns a function that ends it.
 */
export function pollCalmly(ask: () => Promise<boolean>): () => void {
  let waitMs = FAST_MS;
  async function turn() {
    const hasChanged = await ask();
    waitMs = hasChanged ? FAST_MS : Math.min(SLOW_MS, waitMs * 1.2);
  }
  function comeBack() {
    waitMs = FAST_MS;
    return turn();
  }
  return askWhileVisible({ ask: turn, comeBack, waitMs: () => waitMs });
}
