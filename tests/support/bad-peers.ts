/** Servers as nobody wants them: they take the call, and then say nothing, say it byte by byte, or hang up. */
import net from "node:net";

export interface BadPeer {
  port: number;
  /** How many calls it has taken. */
  calls(): number;
  /** How many of them are still open. */
  open(): number;
  close(): Promise<void>;
}

export const badPeers = {
  "never answers": () => openPeer(() => {}),
  "answers byte by byte, for ever": () =>
    openPeer((socket) => {
      // Enough of an answer that nobody can call it silent; it never comes to its end.
      const bytes = "HTTP/1.1 200 OK\r\nX-Slow: ";
      let sent = 0;
      const timer = setInterval(() => socket.write(bytes[sent++] ?? "a"), 10);
      socket.once("close", () => clearInterval(timer));
    }),
  "hangs up": () => openPeer((socket) => void socket.once("data", () => socket.resetAndDestroy())),
};

/** What begins as an SMTP server does, and then takes for ever to say what it is called. */
export const openDrippingMailServer = () =>
  openPeer((socket) => {
    socket.write("220-");
    const timer = setInterval(() => socket.write("a"), 10);
    socket.once("close", () => clearInterval(timer));
  });

async function openPeer(behave: (socket: net.Socket) => void): Promise<BadPeer> {
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
