import type { RequestListener, Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Where requests come in, and how it is closed without turning anybody away. */
export interface Door {
  /** Asked by whoever answers /readyz. */
  isClosing(): boolean;
  guard(listener: RequestListener): RequestListener;
  /** Resolves when everything that came in was answered. */
  close(server: Server, endStreams: () => void): Promise<void>;
}

/**
 * A proxy needs a moment to learn that this process leaves. Until then it goes on answering: /readyz says 503, and every
 * answer asks that its connection be given up, so that none is left on which a request could arrive too late.
 */
export function createDoor({ drainMs }: { drainMs: number }): Door {
  let closing = false;
  return {
    isClosing: () => closing,
    guard: (listener) => (request, response) => {
      if (closing) response.setHeader("Connection", "close");
      listener(request, response);
    },
    async close(server, endStreams) {
      closing = true;
      if (drainMs > 0) await delay(drainMs);
      // What would go on for ever is ended first; everything else is waited for.
      endStreams();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}
