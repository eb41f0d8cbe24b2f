import type { ChangeEvent } from "#domain/events.ts";
import type { EventBus } from "../events/event-bus.ts";
import type { Logger } from "../log.ts";
import { type BoundedFeed, createBoundedFeed } from "./bounded-feed.ts";

const HEARTBEAT_MS = 30_000;
/** Generous for one person's devices, and far from what would hurt the process. */
export const STREAMS_PER_USER = 20;

export interface Viewer {
  userId: string;
  /** Asked again and again: a session may end and a role may be taken while the stream is open. */
  isStillAllowed(): Promise<boolean>;
}

export interface LiveChanges {
  /** Undefined where this person has too many streams open already. */
  watch(viewer: Viewer): ReadableStream<Uint8Array> | undefined;
  /** Shows everybody a sign of life and ends the streams of those who may no longer listen. */
  beat(): Promise<void>;
  /** Ends every stream, so that their connections do not hold a stop. */
  close(): void;
}

interface Stream extends Viewer {
  feed: BoundedFeed;
}

/** Carries the change events of the whole store, whichever process they come from, to the open back-offices. */
export function createLiveChanges({ events, log }: { events: EventBus; log: Logger }): LiveChanges {
  const streams = new Set<Stream>();
  const unsubscribe = events.subscribe((event) => {
    const message = writeEvent(event);
    for (const { feed } of streams) feed.send(message);
  });
  const timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();
  let isClosed = false;

  function end(stream: Stream): void {
    streams.delete(stream);
    stream.feed.end();
  }

  async function beat(): Promise<void> {
    await Promise.all([...streams].map(keepAlive));
  }

  async function keepAlive(stream: Stream): Promise<void> {
    // Since the last beat it has not read what was there: whoever is behind it has gone.
    if (stream.feed.isBehind()) return end(stream);
    stream.feed.send(HEARTBEAT);
    try {
      if (!(await stream.isStillAllowed())) end(stream);
    } catch (error) {
      // A database that does not answer takes nobody's permission away; it is asked again at the next beat.
      log.warn({ err: error }, "whether a live stream may go on could not be asked");
    }
  }

  return {
    watch(viewer) {
      const own = [...streams].filter(({ userId }) => userId === viewer.userId);
      if (isClosed || own.length >= STREAMS_PER_USER) return undefined;
      const feed = createBoundedFeed({
        afterLoss: writeEvent({ topic: "resync" }),
        onCancel: () => streams.delete(stream),
      });
      const stream: Stream = { ...viewer, feed };
      streams.add(stream);
      // The first bytes bring the headers through every proxy on the way.
      feed.send(HEARTBEAT);
      return feed.body;
    },
    beat,
    close() {
      isClosed = true;
      clearInterval(timer);
      unsubscribe();
      for (const stream of streams) end(stream);
    },
  };
}

const writeEvent = (event: ChangeEvent): string => `event: change\ndata: ${JSON.stringify(event)}\n\n`;

/** The comment keeps proxies awake; the event lets the page notice when nothing comes any more. */
const HEARTBEAT = ": heartbeat\nevent: heartbeat\ndata: {}\n\n";
