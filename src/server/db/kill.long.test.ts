import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from "vitest";
import { createRandom } from "../../../tests/support/seeded-random.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openDatabase } from "./client.ts";
import { DatabaseInUseError } from "./shared/errors.ts";
import type { WriterMessage } from "./writer-process.ts";

const WRITER = fileURLToPath(new URL("./writer-process.ts", import.meta.url));
const KILLS = 15;
const SEED = 20_260_711;
/** Enough rows for a kill to fall before, between and after checkpoints. */
const MAX_ROWS_BEFORE_KILL = 48;

let dataDir: string;

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "manto-kill-"));
});

afterAll(() => {
  fs.rmSync(dataDir, { recursive: true, force: true });
});

interface Life {
  found: number[];
  lastWritten: number;
}

function startWriter(): ChildProcess {
  // A writer lives too briefly for V8's optimising compiler to pay off.
  const writer = fork(WRITER, [dataDir], {
    execArgv: ["--liftoff-only"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  onTestFinished(() => void writer.kill("SIGKILL"));
  return writer;
}

/** Kills a writer in the middle of the row after so many confirmed ones, and returns what it reported. */
async function liveAndDie(rowsToConfirm: number): Promise<Life> {
  const writer = startWriter();
  const life: Life = { found: [], lastWritten: 0 };
  let confirmed = 0;
  writer.on("message", (message: WriterMessage) => {
    if ("found" in message) life.found = message.found;
    else {
      life.lastWritten = message.written;
      confirmed++;
    }
    if (confirmed >= rowsToConfirm) writer.kill("SIGKILL");
  });
  // Messages from before the kill may still be in the channel, which closes once all of them have been read.
  const [[, signal]] = await Promise.all([once(writer, "exit"), once(writer, "disconnect")]);
  expect(signal).toBe("SIGKILL");
  return life;
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

describe("a process that is killed while it writes", () => {
  test(`loses no confirmed row and doubles none, ${KILLS} times in a row`, { timeout: 900_000 }, async () => {
    const random = createRandom(SEED);
    let confirmed = 0;
    let kill = 0;
    onTestFailed(() => console.error(`Failed after kill ${kill} of ${KILLS}, seed ${SEED}.`));
    for (; kill <= KILLS; kill++) {
      const life = await liveAndDie(Math.floor(random() * MAX_ROWS_BEFORE_KILL));
      expect(life.found.length, `after kill ${kill}`).toBeGreaterThanOrEqual(confirmed);
      expect(life.found, `after kill ${kill}`).toEqual(countTo(life.found.length));
      confirmed = Math.max(confirmed, life.lastWritten, life.found.length);
    }
    expect(confirmed).toBeGreaterThan(KILLS);
  });

  test("keeps a second process out while it lives, and no longer", async () => {
    const writer = startWriter();
    await once(writer, "message");
    const options = { url: undefined, dataDir, log: silentLog };
    await expect(openDatabase(options)).rejects.toThrow(DatabaseInUseError);
    writer.kill("SIGKILL");
    await once(writer, "exit");
    const handle = await openDatabase(options);
    await handle.ping();
    await handle.close();
  });
});
