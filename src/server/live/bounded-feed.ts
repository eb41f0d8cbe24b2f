/** The number of messages that are buffered for a slow reader; later ones are dropped. */
export const FEED_CAPACITY = 64;

export interface BoundedFeed {
  body: ReadableStream<Uint8Array>;
  send(message: string): void;
  /** True while messages were dropped and `afterLoss` could not yet be sent. */
  isBehind(): boolean;
  end(): void;
}

interface FeedOptions {
  /** The message that is sent in place of all dropped ones, as soon as there is room again. */
  afterLoss: string;
  onCancel(): void;
}

/** A stream with a bounded buffer: a reader that is too slow loses messages and gets `afterLoss` instead. */
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
