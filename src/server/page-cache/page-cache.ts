import type { ChangeEvent } from "#domain/events.ts";
import { bytesOf, type KeptPage, keepPage } from "./kept-page.ts";
import { LONGEST_LIFE_MS } from "./longest-life.ts";
import { newPageNotes, type PageNotes } from "./page-notes.ts";
import { touches } from "./touches.ts";

export interface PageCacheOptions {
  /** Renders what stands at an address, as nobody, and notes what it looked at. */
  render(key: string, notes: PageNotes): Promise<Response>;
  now?: () => number;
  mostPages?: number;
  mostBytes?: number;
  /** How long a visitor waits for the renewal of a page before seeing it as it was. */
  patienceMs?: number;
}

interface Entry {
  page: KeptPage;
  isStale: boolean;
  freshUntil: number;
  usedAt: number;
}

export interface PageCacheStats {
  pages: number;
  bytes: number;
  /** Sent from memory, and rendered, since the start. */
  served: number;
  rendered: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered pages in memory. A change marks the pages that show what it touched; the next visitor of each has it rendered
 * anew, once however many come, and sees the old one only where the new one takes too long or fails.
 */
export function createPageCache(options: PageCacheOptions) {
  const {
    render,
    now = Date.now,
    mostPages = 2_000,
    mostBytes = 96 * 1024 * 1024,
    patienceMs = 300,
  } = options;
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<KeptPage>>();
  let ticks = 0;
  let served = 0;
  let rendered = 0;
  /** What changed while pages were being rendered: they may have read it before or after. */
  let recentChanges: ChangeEvent[] = [];

  const isFresh = (entry: Entry) => !entry.isStale && entry.freshUntil > now();

  /** Without waiting: for the path that most requests take. */
  function findFresh(key: string): KeptPage | undefined {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return undefined;
    entry.usedAt = ++ticks;
    served += 1;
    return entry.page;
  }

  async function get(key: string): Promise<KeptPage> {
    const fresh = findFresh(key);
    if (fresh) return fresh;
    const entry = entries.get(key);
    if (!entry) return renew(key);
    const renewed = await settleWithin(renew(key), patienceMs);
    if (renewed && !renewed.isFault) return renewed;
    served += 1;
    return entry.page;
  }

  function renew(key: string): Promise<KeptPage> {
    const running = rendering.get(key);
    if (running) return running;
    const started = renderAndKeep(key).finally(() => {
      rendering.delete(key);
      if (rendering.size === 0) recentChanges = [];
    });
    rendering.set(key, started);
    return started;
  }

  async function renderAndKeep(key: string): Promise<KeptPage> {
    const seen = recentChanges.length;
    const notes = newPageNotes();
    rendered += 1;
    const page = await keepPage(await render(key, notes), notes);
    if (page.isKeepable) {
      const isStale = recentChanges.slice(seen).some((event) => touches(event, page.tags));
      const freshUntil = Math.min(page.goodUntil, now() + LONGEST_LIFE_MS);
      entries.set(key, { page, isStale, freshUntil, usedAt: ++ticks });
      makeRoom();
    } else if (!page.isFault) {
      entries.delete(key);
    }
    return page;
  }

  const keptBytes = () => entries.values().reduce((sum, { page }) => sum + bytesOf(page), 0);

  function makeRoom(): void {
    while (entries.size > mostPages || (entries.size > 1 && keptBytes() > mostBytes)) {
      const [oldest] = entries.entries().reduce((a, b) => (a[1].usedAt < b[1].usedAt ? a : b));
      entries.delete(oldest);
    }
  }

  function noteChange(event: ChangeEvent): void {
    if (rendering.size > 0) recentChanges.push(event);
    for (const entry of entries.values()) {
      if (!entry.isStale && touches(event, entry.page.tags)) entry.isStale = true;
    }
  }

  return {
    findFresh,
    get,
    noteChange,
    stats: (): PageCacheStats => ({ pages: entries.size, bytes: keptBytes(), served, rendered }),
  };
}

/** Undefined where it took too long or failed; it goes on all the same. */
function settleWithin<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
