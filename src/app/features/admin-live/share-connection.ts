import type { ChangeEvent } from "#domain/events.ts";
import type { LiveState } from "./live-connection.ts";

/** What the tab that is connected tells the others; a tab that has just come asks how things stand. */
type Message = { change: ChangeEvent } | { state: LiveState } | "how do things stand?";

export interface Listener {
  /** `isMain` in the tab that holds the connection: what concerns the whole device is done there, once. */
  onChange(event: ChangeEvent, isMain: boolean): void;
  onState(state: LiveState): void;
}

type Connect = (listener: { onChange(event: ChangeEvent): void; onState(state: LiveState): void }) => {
  close(): void;
};

const NAME = "manto-live";

/**
 * One connection for all tabs of a browser, which allows only six to one server. Whoever holds the lock is connected
 * and passes on what it hears; when that tab closes, the browser gives the lock to the next.
 */
export function shareConnection(connect: Connect, listener: Listener): () => void {
  // Locks exist only where the page is secure (https or this machine); elsewhere every tab connects by itself.
  if (!("locks" in navigator)) {
    const connection = connect({ ...listener, onChange: (event) => listener.onChange(event, true) });
    return connection.close;
  }
  const channel = new BroadcastChannel(NAME);
  const leaving = new AbortController();
  const left = Promise.withResolvers<void>();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (typeof data === "string") return;
    if ("change" in data) listener.onChange(data.change, false);
    else listener.onState(data.state);
  };
  channel.postMessage("how do things stand?" satisfies Message);
  navigator.locks
    .request(NAME, { signal: leaving.signal }, async () => {
      const connection = lead(channel, connect, listener);
      await left.promise;
      connection.close();
    })
    // Leaving before it was one's turn.
    .catch(() => undefined)
    .finally(() => channel.close());
  return () => {
    leaving.abort();
    left.resolve();
  };
}

function lead(channel: BroadcastChannel, connect: Connect, listener: Listener) {
  let state: LiveState = "connecting";
  const tell = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (typeof data === "string") tell({ state });
  };
  return connect({
    onChange(change) {
      tell({ change });
      listener.onChange(change, true);
    },
    onState(next) {
      state = next;
      tell({ state });
      listener.onState(state);
    },
  });
}
