import type { ChangeEvent } from "#domain/events.ts";
import type { LiveState } from "./live-connection.ts";

/** Messages of the connected tab to the other tabs; a new tab asks for the current state. */
type Message = { change: ChangeEvent } | { state: LiveState } | "how do things stand?";

export interface Listener {
  /** `isMain` is true in the tab that holds the connection: what must happen once per device happens there. */
  onChange(event: ChangeEvent, isMain: boolean): void;
  onState(state: LiveState): void;
}

type Connect = (listener: { onChange(event: ChangeEvent): void; onState(state: LiveState): void }) => {
  close(): void;
};

const NAME = "manto-live";

/**
 * Shares one connection among all tabs of a browser, which allows only six to one server. The tab that holds the lock
 * is connected and broadcasts the events; when it closes, the browser hands the lock to the next tab.
 */
export function shareConnection(connect: Connect, listener: Listener): () => void {
  // Web Locks exist only in secure contexts (https or localhost); elsewhere every tab connects by itself.
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
    // The request is aborted when the tab stops listening before it got the lock.
    .catch(() => undefined)
    .finally(() => channel.close());
  return () => {
    leaving.abort();
    left.resolve();
  };
}

function lead(channel: BroadcastChannel, connect: Connect, listener: Listener) {
  let state: LiveState = "connecting";
  const broadcast = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (typeof data === "string") broadcast({ state });
  };
  return connect({
    onChange(change) {
      broadcast({ change });
      listener.onChange(change, true);
    },
    onState(next) {
      state = next;
      broadcast({ state });
      listener.onState(state);
    },
  });
}
