import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerUnreadableRequests, refuseLongUrls } from "../http/refuse-malformed-requests.ts";

export class PortUnavailableError extends Error {
  constructor(message: string) {
    super(`PORT: ${message}`);
    this.name = "PortUnavailableError";
  }
}

const serverTimeouts = {
  // The upload of a ZIP of pictures over a slow connection may take this long.
  requestTimeout: 300_000,
  headersTimeout: 15_000,
  // Longer than the idle timeout of proxies, so that they close first and never send a request on a closing connection.
  keepAliveTimeout: 75_000,
};

/** Listens and returns the port in use, which the system chooses for PORT=0. */
export function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<{ server: Server; port: number }> {
  const server = createServer(serverTimeouts, refuseLongUrls(listener));
  answerUnreadableRequests(server);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explainListenError(error, `${host}:${port}`)),
    );
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

/** Turns errors that the operator can correct into one clear line; returns any other error unchanged. */
export function explainListenError(error: NodeJS.ErrnoException, address: string): Error {
  if (error.code === "EADDRINUSE")
    return new PortUnavailableError(`${address} is already in use by another program`);
  // This happens for ports below 1024 on Unix, and for those that Hyper-V has reserved on Windows.
  if (error.code === "EACCES")
    return new PortUnavailableError(`${address} is kept from this user by the system`);
  return error;
}
