import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, type TestContext } from "vitest";
import { errorTexts } from "#domain/texts/errors.ts";
import { callShop, OWNER, signInOwner } from "../support/shop-client.ts";
import {
  findBrokenPromises,
  newOrderBook,
  prepareCustomer,
  readStoredOrders,
  tryOrder,
} from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { addressOf, spawnServer } from "./server-process.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

const MB = 1024 * 1024;
const NO_MOUNT = "a small disk can be mounted only by root";

function openDisk({ skip }: TestContext): SmallDisk {
  return mountSmallDisk(200) ?? skip(NO_MOUNT);
}

function openShop({ folder }: SmallDisk) {
  return spawnServer({ DATA_DIR: folder, STORE_OWNER_PASSWORD: OWNER.password, LOG_LEVEL: "silent" });
}

async function drawPicture(): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: "#000", noise } });
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: "image/png" });
}

async function upload(address: string, token: string, picture: Blob): Promise<Response> {
  const body = new FormData();
  body.set("folder", "products");
  body.set("file", picture, "camisa.png");
  return callShop(address, "/api/admin/uploads", { token, body });
}

const listFiles = (folder: string) =>
  readdirSync(join(folder, "storage"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it("on a full disk uploads and orders are refused and pages still work, until there is room again", async (context) => {
  const disk = openDisk(context);
  const server = openShop(disk);
  const address = await addressOf(server);
  const customer = await prepareCustomer(address);
  const token = await signInOwner(address);
  const picture = await drawPicture();
  const book = newOrderBook();
  await tryOrder({ address, customer, book, key: "order-with-room" });
  expect((await upload(address, token, picture)).status).toBe(201);
  await fetch(`${address}/`);
  const files = listFiles(disk.folder);

  disk.fillUpTo(0);
  const refusedUpload = await upload(address, token, picture);
  expect(refusedUpload.status).toBe(507);
  expect(await refusedUpload.json()).toEqual({
    error: { code: "disk_full", message: errorTexts.disk_full },
  });
  expect(listFiles(disk.folder)).toEqual(files);
  // A few more orders fit into existing database pages; then PostgreSQL finds no room, and the shop notices it.
  let sent = 0;
  const orderOn = async () => {
    await tryOrder({ address, customer, book, key: `order-when-full-${sent++}` });
    return [...book.refused.keys()];
  };
  await expect.poll(orderOn, { timeout: 60_000 }).toContain(503);
  expect([...book.refused.keys()].filter((status) => status !== 503 && status !== 507)).toEqual([]);
  expect((await fetch(`${address}/`)).status).toBe(200);
  expect((await fetch(`${address}/api/store`)).status).toBe(200);

  disk.makeRoom();
  await expect
    .poll(() => tryOrder({ address, customer, book, key: `order-when-full-${sent - 1}` }), {
      timeout: 60_000,
    })
    .toBe(true);
  expect((await upload(address, token, picture)).status).toBe(201);
  server.process.kill("SIGKILL");
  await server.exited;
  const stored = await readStoredOrders({ url: undefined, dataDir: disk.folder });
  expect(findBrokenPromises(book, stored)).toEqual({ missing: [], doubled: [] });
  reportFigure(
    "the disk full, for uploads and for the embedded database",
    "507 and 503 in Portuguese, no file and no row left behind, pages from the database still read; 0 orders missing after it",
  );
});

it("a shop whose disk is full says so in one line instead of starting, and starts when there is room", async (context) => {
  const disk = openDisk(context);
  disk.fillUpTo(10 * MB);
  const refused = openShop(disk);
  expect((await refused.exited).code).toBe(1);
  expect(refused.output().trim().split("\n")).toEqual([expect.stringMatching(/^The disk of \S+ is full/)]);
  disk.makeRoom();
  const address = await addressOf(openShop(disk));
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
