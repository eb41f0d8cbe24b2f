/** Servers that accept a connection and then never answer, answer byte by byte, or reset it. */
import net from "node:net";

export interface FaultyServer {
  port: number;
  /** The number of connections so far. */
  calls(): number;
  /** The number of open connections. */
  open(): number;
  close(): Promise<void>;
}

export const faultyServers = {
  "never answers": () => openFaultyServer(() => {}),
  "answers byte by byte, for ever": () =>
    openFaultyServer((socket) => {
      // The response never ends, but its bytes keep resetting an idle timeout.
      const bytes = "HTTP/1.1 200 OK\r\nX-Slow: ";
      let sent = 0;
      const timer = setInterval(() => socket.write(bytes[sent++] ?? "a"), 10);
      socket.once("close", () => clearInterval(timer));
    }),
  "hangs up": () => openFaultyServer((socket) => void socket.once("data", () => socket.resetAndDestroy())),
};

/** An SMTP server that sends its greeting byte by byte and never finishes it. */
export const openSlowMailServer = () =>
  openFaultyServer((socket) => {
    socket.write("220-");
    const timer = setInterval(() => socket.write("a"), 10);
    socket.once("close", () => clearInterval(timer));
  });

async function openFaultyServer(behave: (socket: net.Socket) => void): Promise<FaultyServer> {
  const sockets = new Set<net.Socket>();
  let calls = 0;
  const server = net.createServer((socket) => {
    calls++;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    socket.resume();
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    calls: () => calls,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
