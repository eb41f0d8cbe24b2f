import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { keepConnected, type LiveState, type Source } from "./live-connection.ts";

class FakeSource implements Source {
  readonly listeners = new Map<string, (event: { data?: string }) => void>();
  isClosed = false;
  addEventListener(type: string, listener: (event: { data?: string }) => void) {
    this.listeners.set(type, listener);
  }
  say(type: string, data?: string) {
    this.listeners.get(type)?.(data === undefined ? {} : { data });
  }
  close() {
    this.isClosed = true;
  }
}

function start(prepare = async () => true) {
  const sources: FakeSource[] = [];
  const states: LiveState[] = [];
  const changes: ChangeEvent[] = [];
  const connection = keepConnected({
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source;
    },
    prepare,
    onChange: (event) => changes.push(event),
    onState: (state) => states.push(state),
  });
  const last = () => sources.at(-1) as FakeSource;
  return { connection, sources, states, changes, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a live connection", () => {
  it("passes on what changed", () => {
    const { last, changes } = start();
    last().say("open");
    last().say("change", '{"topic":"settings"}');
    expect(changes).toEqual([{ topic: "settings" }]);
  });

  it("is made again after 1, 2, 5 and 10 s, and then after 10 s over and over", async () => {
    const { sources, last } = start();
    for (const seconds of [1, 2, 5, 10, 10]) {
      const before = sources.length;
      last().say("error");
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(sources).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sources).toHaveLength(before + 1);
    }
  });

  it("begins with the shortest delay again after it was connected", async () => {
    const { sources, last } = start();
    last().say("error");
    await vi.advanceTimersByTimeAsync(1000);
    last().say("open");
    last().say("error");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sources).toHaveLength(3);
  });

  it("closes the source that failed, so that the browser does not reconnect by itself", () => {
    const { sources, last } = start();
    last().say("error");
    expect(sources[0]?.isClosed).toBe(true);
  });

  it("reports when it is connected and when it is lost", async () => {
    const { states, last } = start();
    last().say("open");
    last().say("error");
    await vi.advanceTimersByTimeAsync(1000);
    last().say("open");
    expect(states).toEqual(["connecting", "connected", "lost", "connected"]);
  });

  it("requests a full resync after it was lost", async () => {
    const { changes, last } = start();
    last().say("open");
    expect(changes).toEqual([]);
    last().say("error");
    await vi.advanceTimersByTimeAsync(1000);
    last().say("open");
    expect(changes).toEqual([{ topic: "resync" }]);
  });

  it("counts as lost after 75 s without a heartbeat", async () => {
    const { states, last } = start();
    last().say("open");
    await vi.advanceTimersByTimeAsync(60_000);
    last().say("heartbeat");
    await vi.advanceTimersByTimeAsync(74_999);
    expect(states.at(-1)).toBe("connected");
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe("lost");
  });

  it("is not tried again where reconnecting makes no sense", async () => {
    const { sources, last } = start(async () => false);
    last().say("error");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sources).toHaveLength(1);
  });

  it("is tried later where the shop did not answer", async () => {
    let answers = false;
    const { sources, last } = start(async () => {
      if (!answers) throw new Error("offline");
      return true;
    });
    last().say("error");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sources).toHaveLength(1);
    answers = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(sources).toHaveLength(2);
  });

  it("stays closed once it was closed", async () => {
    const { connection, sources, last } = start();
    last().say("error");
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sources).toHaveLength(1);
  });
});
