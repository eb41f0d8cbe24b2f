import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createConnection, createServer } from "node:net";
import path from "node:path";
import { onTestFinished } from "vitest";

export interface Haproxy {
  address: string;
  /** The states of its backend servers by name: UP, DOWN … */
  states(): Promise<Record<string, string>>;
}

/** Runs HAProxy with the configuration file that docs/operations.md recommends. */
export async function startHaproxy(
  program: string,
  folder: string,
  shops: { a: number; b: number },
): Promise<Haproxy> {
  const port = await findFreePort();
  const socket = path.join(folder, "haproxy.sock");
  const child = spawn(program, ["-db", "-f", "deploy/haproxy.cfg"], {
    env: {
      HAPROXY_SOCKET: socket,
      HAPROXY_BIND: `127.0.0.1:${port}`,
      SHOP_A: `127.0.0.1:${shops.a}`,
      SHOP_B: `127.0.0.1:${shops.b}`,
    },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    address: `http://127.0.0.1:${port}`,
    states: async () => readStates(await ask(socket, "show stat")),
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function ask(socket: string, command: string): Promise<string> {
  const connection = createConnection(socket);
  connection.end(`${command}\n`);
  return (await connection.setEncoding("utf8").toArray()).join("");
}

function readStates(table: string): Record<string, string> {
  const [header = "", ...lines] = table.trim().split("\n");
  const columns = header.replace("# ", "").split(",");
  const rows = lines.map((line) => line.split(","));
  const cell = (row: string[], name: string) => row[columns.indexOf(name)] ?? "";
  const shops = rows.filter((row) => cell(row, "pxname") === "shop" && cell(row, "svname") !== "BACKEND");
  return Object.fromEntries(shops.map((row) => [cell(row, "svname"), cell(row, "status")]));
}
