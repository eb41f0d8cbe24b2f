/** Starts a temporary PostgreSQL server for tests and benchmarks. Its data is deleted at the end. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { findPostgresBinaries } from "./postgres-binaries.ts";

export interface PostgresServer {
  /** The URL of its maintenance database, as a superuser. */
  url: string;
  /** Stops it with a signal (fast, immediate or kill) without deleting its data; `resume` starts it on the same port. */
  halt(signal: NodeJS.Signals): Promise<void>;
  resume(): Promise<void>;
  /** Sends any other signal to the server's main process. */
  signal(name: NodeJS.Signals): void;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Commits survive a crash of the server process, but not of the machine. The default is faster. */
  survivesCrash?: boolean;
  /** Each commit is synced to the disk before it is confirmed, as in production. */
  isDurable?: boolean;
}

interface Identity {
  uid?: number;
  gid?: number;
}

const SUPERUSER = "manto";
const run = promisify(execFile);

export async function startPostgres(wanted: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) {
    throw new Error("No PostgreSQL server found: install the package postgresql, or set TEST_DATABASE_URL.");
  }
  const identity = await chooseIdentity();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "manto-pg-"));
  if (identity.uid !== undefined) fs.chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const dataFolder = path.join(folder, "data");
  // "trust" authentication applies only to the loopback addresses and to a socket in a private folder.
  const initOptions = [
    "-A",
    "trust",
    "-U",
    SUPERUSER,
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
    "-D",
    dataFolder,
  ];
  await run(path.join(binaries, "initdb"), initOptions, { ...identity, cwd: folder });
  const port = await findFreePort();
  const launch = async (): Promise<ChildProcess> => {
    const options = serverOptions(dataFolder, folder, { port, ...wanted });
    const child = spawn(path.join(binaries, "postgres"), options, {
      ...identity,
      cwd: folder,
      env: { ...process.env, LC_MESSAGES: "C" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    await waitUntilReady(child);
    return child;
  };
  let child = await launch();
  return {
    url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`,
    halt: (signal) => end(child, signal),
    async resume() {
      child = await untilItStarts(launch);
    },
    signal: (name) => void child.kill(name),
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
      await end(child, "SIGINT");
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverOptions(
  dataFolder: string,
  socketFolder: string,
  { port, survivesCrash = false, isDurable = false }: PostgresOptions & { port: number },
): string[] {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: socketFolder,
    max_connections: 200,
    fsync: isDurable ? "on" : "off",
    // The operating system still writes the data of a killed process to the disk, so fsync is not needed for that.
    synchronous_commit: survivesCrash || isDurable ? "on" : "off",
    full_page_writes: isDurable ? "on" : "off",
    lc_messages: "C",
  };
  return [
    "-D",
    dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

/** PostgreSQL refuses to run as root, so it then runs as one of the system's unprivileged users. */
async function chooseIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", user]), run("id", ["-g", user])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // This machine has no such user, so the next one is tried.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.");
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`PostgreSQL ended with code ${code}: ${lines.join("\n")}`)),
    );
    if (child.stderr === null) return reject(new Error("PostgreSQL was started without its log."));
    // The output must be read to the end, because a full pipe would block the server.
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (lines.length < 50) lines.push(line);
      if (line.includes("ready to accept connections")) resolve();
    });
  });
}

/** Retries the start: the children of a killed server hold its shared memory for a moment, which blocks a new server. */
async function untilItStarts(launch: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch();
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(100);
    }
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await exited;
}
