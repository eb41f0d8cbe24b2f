import { expect, test, vi } from "vitest";
import { createDrawingQueue } from "./drawing-queue.ts";

const bytes = new Uint8Array([1]);

test("a picture that many request at once is drawn once", async () => {
  const queue = createDrawingQueue({ maxPending: 9 });
  const draw = vi.fn(async () => bytes);
  expect(await Promise.all([queue.add("a", draw), queue.add("a", draw)])).toEqual([bytes, bytes]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("no more pictures than allowed are pending, until one of them is drawn", async () => {
  const queue = createDrawingQueue({ maxPending: 1 });
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const first = queue.add("a", () => promise);
  expect(queue.add("b", async () => bytes)).toBeUndefined();
  resolve(bytes);
  await first;
  expect(await queue.add("b", async () => bytes)).toEqual(bytes);
});

test("a picture that is pending is shared even with a client that may not have another drawn", async () => {
  const queue = createDrawingQueue({ maxPending: 1 });
  const first = queue.add("a", async () => bytes);
  expect(
    queue.add(
      "a",
      async () => bytes,
      () => false,
    ),
  ).toBe(first);
  expect(
    queue.add(
      "b",
      async () => bytes,
      () => false,
    ),
  ).toBeUndefined();
  await first;
});

test("a failed drawing gives its place back", async () => {
  const queue = createDrawingQueue({ maxPending: 1 });
  await expect(queue.add("a", () => Promise.reject(new Error("no file")))).rejects.toThrow("no file");
  expect(await queue.add("a", async () => bytes)).toEqual(bytes);
});
