import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("no more than the given number run at once, and all of them run", async () => {
  const semaphore = createSemaphore(2);
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      semaphore.run(async () => {
        running++;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running--;
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("work runs in the order in which it was added", async () => {
  const semaphore = createSemaphore(1);
  const order: number[] = [];
  const pending = [1, 2, 3].map((n) => semaphore.run(async () => order.push(n)));
  await Promise.all(pending);
  expect(order).toEqual([1, 2, 3]);
});

test("work that fails gives its slot back", async () => {
  const semaphore = createSemaphore(1);
  const failure = semaphore.run(() => Promise.reject(new Error("broken")));
  await expect(failure).rejects.toThrow("broken");
  await expect(semaphore.run(async () => "next")).resolves.toBe("next");
});
