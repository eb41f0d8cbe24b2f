import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  chooseParent,
  makeSocketFolder,
  preferredParents,
  removeSocketFolder,
  SOCKET_NAME,
} from "./socket-folder.ts";

let root: string;
let pointerFile: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "manto-socket-"));
  pointerFile = path.join(root, "db.socket");
});

afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true });
});

test("the folder left by a killed process is removed by the next", () => {
  const stale = makeSocketFolder(pointerFile);
  fs.writeFileSync(path.join(stale, SOCKET_NAME), "");
  const next = makeSocketFolder(pointerFile);
  expect(fs.existsSync(stale)).toBe(false);
  removeSocketFolder(next, pointerFile);
});

test("a pointer file that names some other folder deletes nothing", () => {
  const precious = path.join(root, "precious");
  fs.mkdirSync(precious);
  fs.writeFileSync(pointerFile, precious);
  removeSocketFolder(makeSocketFolder(pointerFile), pointerFile);
  expect(fs.existsSync(precious)).toBe(true);
});

test("a temporary folder with too long a name for a socket is passed over", () => {
  expect(chooseParent([`/${"long".repeat(30)}`, "/short"])).toBe("/short");
});

test("where every folder has too long a name, the system's own is used", () => {
  expect(chooseParent([`/${"long".repeat(30)}`])).toBe("/tmp");
});

test("on macOS the socket lies with the data, which the system does not clean up", () => {
  expect(preferredParents("/srv/loja/data/db.socket", "darwin")[0]).toBe("/srv/loja/data");
});

test("elsewhere the socket lies in the temporary folder", () => {
  expect(preferredParents("/srv/loja/data/db.socket", "linux")).toEqual([os.tmpdir()]);
});
