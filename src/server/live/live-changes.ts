import type { ChangeEvent } from "#domain/events.ts";
import type { EventBus } from "../events/event-bus.ts";
import type { Logger } from "../logging/log.ts";
import { type BoundedFeed, createBoundedFeed } from "./bounded-feed.ts";

const HEARTBEAT_MS = 30_000;
/** Enough for all devices and tabs of one person, and few enough not to burden the process. */
export const MAX_STREAMS_PER_USER = 20;

export interface Viewer {
  userId: string;
  sees(event: ChangeEvent): boolean;
  /** Called at every heartbeat, because the session may end or the role may be revoked while the stream is open. */
  isStillAllowed(): Promise<boolean>;
}

export interface LiveChanges {
  /** Opens a stream of change events. Returns undefined if this user has too many streams open already. */
  watch(viewer: Viewer): ReadableStream<Uint8Array> | undefined;
  /** Sends a heartbeat to every stream and ends the streams of users who are no longer allowed. */
  beat(): Promise<void>;
  /** Ends every stream, so that open connections do not block a graceful shutdown. */
  close(): void;
}

interface Stream extends Viewer {
  feed: BoundedFeed;
}

/** Sends the change events of all processes to every open back-office. */
export function createLiveChanges({ events, log }: { events: EventBus; log: Logger }): LiveChanges {
  const streams = new Set<Stream>();
  const unsubscribe = events.subscribe((event) => {
    const message = writeEvent(event);
    for (const stream of streams) if (stream.sees(event)) stream.feed.send(message);
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
    // The client has not read anything since the last heartbeat, so it is considered gone.
    if (stream.feed.isBehind()) return end(stream);
    stream.feed.send(HEARTBEAT);
    try {
      if (!(await stream.isStillAllowed())) end(stream);
    } catch (error) {
      // An unreachable database revokes no permission; the next heartbeat checks again.
      log.warn({ err: error }, "could not check whether a live stream is still allowed");
    }
  }

  return {
    watch(viewer) {
      const own = [...streams].filter(({ userId }) => userId === viewer.userId);
      if (isClosed || own.length >= MAX_STREAMS_PER_USER) return undefined;
      const feed = createBoundedFeed({
        afterLoss: writeEvent({ topic: "resync" }),
        onCancel: () => streams.delete(stream),
      });
      const stream: Stream = { ...viewer, feed };
      streams.add(stream);
      // Some proxies forward the headers only together with the first bytes of the body.
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

/** The comment keeps proxies from closing an idle connection; the event lets the page detect a dead one. */
const HEARTBEAT = ": heartbeat\nevent: heartbeat\ndata: {}\n\n";
