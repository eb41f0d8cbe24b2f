import type { RequestListener, Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Stops the server gracefully, without refusing any request. */
export interface Drain {
  /** While it drains, /readyz answers 503. */
  isDraining(): boolean;
  wrap(listener: RequestListener): RequestListener;
  /** Resolves when every request that was accepted has been answered. */
  close(server: Server, endStreams: () => void): Promise<void>;
}

/**
 * A load balancer needs a moment to notice that this process shuts down. Until then the process goes on answering:
 * /readyz returns 503, and every response has `Connection: close`, so that no request arrives on a closing connection.
 */
export function createDrain({ drainMs }: { drainMs: number }): Drain {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    wrap: (listener) => (request, response) => {
      if (isDraining) response.setHeader("Connection", "close");
      listener(request, response);
    },
    async close(server, endStreams) {
      isDraining = true;
      if (drainMs > 0) await delay(drainMs);
      // Event streams never end by themselves; all other requests are allowed to finish.
      endStreams();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}
