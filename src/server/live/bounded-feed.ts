/** Messages that wait for a slow reader; more are not kept. */
export const FEED_CAPACITY = 64;

export interface BoundedFeed {
  body: ReadableStream<Uint8Array>;
  send(message: string): void;
  /** True while messages were dropped and the reader could not yet be told so. */
  isBehind(): boolean;
  end(): void;
}

interface FeedOptions {
  /** Sent once there is room again, in place of all that was dropped. */
  afterLoss: string;
  onCancel(): void;
}

/** A stream whose memory is bounded: a reader that is too slow loses messages, and is told that it did. */
export function createBoundedFeed({ afterLoss, onCancel }: FeedOptions): BoundedFeed {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isBehind = false;
  let isOver = false;

  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      pull(given) {
        if (!isBehind) return;
        isBehind = false;
        given.enqueue(encoder.encode(afterLoss));
      },
      cancel() {
        isOver = true;
        onCancel();
      },
    },
    new CountQueuingStrategy({ highWaterMark: FEED_CAPACITY }),
  );

  return {
    body,
    isBehind: () => isBehind,
    send(message) {
      if (isOver || !controller) return;
      if (isBehind || (controller.desiredSize ?? 0) <= 0) isBehind = true;
      else controller.enqueue(encoder.encode(message));
    },
    end() {
      if (isOver) return;
      isOver = true;
      controller?.close();
    },
  };
}
