import { expect, test } from "vitest";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { listenOnServer } from "./listen-on-server.ts";

const UNREACHABLE_SERVER = "postgres://nobody@127.0.0.1:1/none";

test("while the server is unavailable a listener retries after each delay, and then repeats the last one", async () => {
  const lines: string[] = [];
  const enough = Promise.withResolvers<void>();
  const log = { ...silentLog, warn: (line: string) => lines.push(line) >= 4 && enough.resolve() };
  const listening = await listenOnServer(UNREACHABLE_SERVER, { onPayload() {}, onGap() {} }, log, [0, 1, 2]);
  await enough.promise;
  await listening.close();
  const seconds = lines.slice(0, 4).map((line) => /([\d.]+) s\.$/.exec(line)?.[1]);
  expect(seconds).toEqual(["0", "0.001", "0.002", "0.002"]);
});
