import { describe, expect, it, vi } from "vitest";
import { createTickQueue, type Tick } from "./tick-queue.ts";

const shirt = (unit = 0) => ({ key: `a.0.${unit}`, orderId: "a", position: 0, unit });

/** A server that answers when it is told to. */
function setUp() {
  const sent: { tick: Tick; answer: (error?: Error) => void }[] = [];
  const reads: { answer: (error?: Error) => void }[] = [];
  const failures: [string, string][] = [];
  const answered = (add: (answer: (error?: Error) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      add((error) => (error ? reject(error) : resolve()));
    });
  const queue = createTickQueue({
    send: (tick) => answered((answer) => sent.push({ tick, answer })),
    refresh: () => answered((answer) => reads.push({ answer })),
    onSaved: () => undefined,
    onFailed: ({ shirt: { key } }, { message }) => failures.push([key, message]),
  });
  const shown = () =>
    [...queue.ticks().values()].map(({ shirt: { key }, isMade, phase }) => [key, isMade, phase]);
  return { queue, sent, reads, failures, shown };
}

const settled = () => vi.waitFor(() => Promise.resolve());

describe("a tick", () => {
  it("counts at once, and until the orders were read that have it", async () => {
    const { queue, sent, reads, shown } = setUp();
    queue.set(shirt(), true);
    expect(shown()).toEqual([["a.0.0", true, "sending"]]);
    sent[0]?.answer();
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    expect(shown()).toEqual([["a.0.0", true, "saved"]]);
    reads[0]?.answer();
    await vi.waitFor(() => expect(shown()).toEqual([]));
  });

  it("stays where the orders could not be read again", async () => {
    const { queue, sent, reads, shown } = setUp();
    queue.set(shirt(), true);
    sent[0]?.answer();
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.answer(new Error("offline"));
    await settled();
    expect(shown()).toEqual([["a.0.0", true, "saved"]]);
  });

  it("that fails is taken back, and that is said", async () => {
    const { queue, sent, failures, shown } = setUp();
    queue.set(shirt(), true);
    sent[0]?.answer(new Error("offline"));
    await vi.waitFor(() => expect(failures).toEqual([["a.0.0", "offline"]]));
    expect(shown()).toEqual([]);
  });

  it("is sent after the one before it of the same shirt, and only the last one counts", async () => {
    const { queue, sent, shown, failures } = setUp();
    queue.set(shirt(), true);
    queue.set(shirt(), false);
    expect(sent).toHaveLength(1);
    sent[0]?.answer(new Error("offline"));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.tick.isMade).toBe(false);
    expect(failures).toEqual([]);
    sent[1]?.answer();
    await vi.waitFor(() => expect(shown()).toEqual([["a.0.0", false, "saved"]]));
  });
});

describe("a burst of taps", () => {
  it("is sent at the same time, and the orders are read again once", async () => {
    const { queue, sent, reads } = setUp();
    for (const unit of [0, 1, 2]) queue.set(shirt(unit), true);
    expect(sent).toHaveLength(3);
    for (const { answer } of sent) answer();
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.answer();
    await vi.waitFor(() => expect(queue.ticks().size).toBe(0));
    expect(reads).toHaveLength(1);
  });

  it("leaves a shirt that is tapped while the orders are read as it is wanted", async () => {
    const { queue, sent, reads, shown } = setUp();
    queue.set(shirt(0), true);
    sent[0]?.answer();
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    queue.set(shirt(0), false);
    reads[0]?.answer();
    await settled();
    expect(shown()).toEqual([["a.0.0", false, "sending"]]);
  });
});
