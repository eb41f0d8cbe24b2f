import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerUnreadableRequests, refuseLongUrls } from "./http/refuse-at-the-door.ts";

export class PortUnavailableError extends Error {
  constructor(message: string) {
    super(`PORT: ${message}`);
    this.name = "PortUnavailableError";
  }
}

const patience = {
  // For a whole request: a ZIP of pictures travels as long from a shop's own connection.
  requestTimeout: 300_000,
  headersTimeout: 15_000,
  // Longer than proxies keep a connection that rests: they give it up first, and never send on one that is just closed.
  keepAliveTimeout: 75_000,
};

/** Listens, and answers the port that was taken (PORT=0 lets the system choose). */
export function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<{ server: Server; port: number }> {
  const server = createServer(patience, refuseLongUrls(listener));
  answerUnreadableRequests(server);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explainListenError(error, `${host}:${port}`)),
    );
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

/** In one line what a person can mend; any other error as it is. */
export function explainListenError(error: NodeJS.ErrnoException, address: string): Error {
  if (error.code === "EADDRINUSE")
    return new PortUnavailableError(`${address} is already in use by another program`);
  // Ports below 1024 on Unix, and those that Hyper-V has reserved on Windows.
  if (error.code === "EACCES")
    return new PortUnavailableError(`${address} is kept from this user by the system`);
  return error;
}
