/** A PostgreSQL server of one's own, for as long as the tests or a benchmark take. Nothing on it is kept. */
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
  /** Address of its maintenance database, with the rights of a superuser. */
  url: string;
  /** Ends it by a signal, which decides how hard, and keeps its data; `resume` brings it back at the same address. */
  halt(signal: NodeJS.Signals): Promise<void>;
  resume(): Promise<void>;
  /** Any other signal, to the server's main process. */
  signal(name: NodeJS.Signals): void;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Tests want speed; those that kill the server itself want every commit written before it is confirmed. */
  keepsCommits?: boolean;
  /** As a shop's own server: each commit is on the disk before it is confirmed. */
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
  // "trust" reaches only the loopback addresses and a socket in a folder that is closed to others.
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
  { port, keepsCommits = false, isDurable = false }: PostgresOptions & { port: number },
): string[] {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: socketFolder,
    max_connections: 200,
    fsync: isDurable ? "on" : "off",
    // What a killed process has written, the system still brings to the disk: that much is enough without fsync.
    synchronous_commit: keepsCommits || isDurable ? "on" : "off",
    full_page_writes: isDurable ? "on" : "off",
    lc_messages: "C",
  };
  return [
    "-D",
    dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

/** PostgreSQL refuses to run as root: then it is run as one of the users that exist for such things. */
async function chooseIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", user]), run("id", ["-g", user])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user on this machine: the next one.
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
    // Read on to the end: a full pipe would stop the server.
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (lines.length < 50) lines.push(line);
      if (line.includes("ready to accept connections")) resolve();
    });
  });
}

/** The children of a killed server hold its memory for a moment yet, and nobody else may start on it meanwhile. */
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
