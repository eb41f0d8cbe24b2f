import { expect, test } from "vitest";
import { createBoundedFeed, FEED_CAPACITY } from "./bounded-feed.ts";

const decoder = new TextDecoder();

function open() {
  let cancelled = false;
  const feed = createBoundedFeed({
    afterLoss: "lost",
    onCancel: () => {
      cancelled = true;
    },
  });
  const reader = feed.body.getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? undefined : decoder.decode(value);
  };
  return { feed, reader, next, isCancelled: () => cancelled };
}

const sendMany = (feed: { send(message: string): void }, count: number) => {
  for (let index = 0; index < count; index++) feed.send(String(index));
};

test("a reader gets the messages in their order", async () => {
  const { feed, next } = open();
  sendMany(feed, 3);
  expect([await next(), await next(), await next()]).toEqual(["0", "1", "2"]);
});

test("no more than its capacity is buffered for a reader, and later messages are dropped", async () => {
  const { feed, next } = open();
  sendMany(feed, FEED_CAPACITY * 10);
  feed.end();
  const received: unknown[] = [];
  for (let message = await next(); message !== undefined; message = await next()) received.push(message);
  expect(received).toEqual(Array.from({ length: FEED_CAPACITY }, (_, index) => String(index)));
});

test("a reader that caught up gets the message about the loss and then later messages", async () => {
  const { feed, next } = open();
  sendMany(feed, FEED_CAPACITY + 5);
  for (let index = 0; index < FEED_CAPACITY; index++) await next();
  expect(await next()).toBe("lost");
  feed.send("later");
  expect(await next()).toBe("later");
});

test("a feed is behind until its reader got the message about the loss", async () => {
  const { feed, next } = open();
  sendMany(feed, FEED_CAPACITY + 1);
  expect(feed.isBehind()).toBe(true);
  for (let index = 0; index <= FEED_CAPACITY; index++) await next();
  expect(feed.isBehind()).toBe(false);
});

test("onCancel is called when the reader goes away", async () => {
  const { reader, isCancelled } = open();
  await reader.cancel();
  expect(isCancelled()).toBe(true);
});

test("nothing is sent after the end", async () => {
  const { feed, next } = open();
  feed.end();
  feed.send("too late");
  expect(await next()).toBeUndefined();
});
