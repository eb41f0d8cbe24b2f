import { DomainError } from "#domain/errors.ts";

const RETRY_AFTER_SECONDS = 10;

export const drawingIsBusy = () =>
  new DomainError("rate_limited", { retryAfterSeconds: RETRY_AFTER_SECONDS });

interface DrawingQueueOptions {
  /** The maximum number of pictures that are being drawn or wait for it. */
  maxPending: number;
}

/** Draws a picture once for all concurrent requests, and none while too many are pending. */
export function createDrawingQueue({ maxPending }: DrawingQueueOptions) {
  const pending = new Map<string, Promise<Uint8Array>>();

  /** Returns undefined if too many pictures are pending, or if `mayDraw` refuses a new one. */
  function add(
    key: string,
    draw: () => Promise<Uint8Array>,
    mayDraw = () => true,
  ): Promise<Uint8Array> | undefined {
    const running = pending.get(key);
    if (running) return running;
    if (!mayDraw() || pending.size >= maxPending) return undefined;
    const drawing = draw().finally(() => pending.delete(key));
    pending.set(key, drawing);
    return drawing;
  }

  return { add };
}
