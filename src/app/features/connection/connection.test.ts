import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Simulates a page in a browser, as far as the connection is concerned. */
function openPage({ onLine, answers }: { onLine: boolean; answers: boolean }) {
  const device = { onLine };
  const net = { answers };
  const listeners = new Map<string, () => void>();
  let tell: (event: { data: unknown }) => void = () => undefined;
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
  const serviceWorker = {
    addEventListener: (_: string, listener: typeof tell) => {
      tell = listener;
    },
  };
  vi.stubGlobal("navigator", {
    get onLine() {
      return device.onLine;
    },
    serviceWorker,
  });
  vi.stubGlobal("window", { addEventListener });
  vi.stubGlobal("document", { addEventListener, visibilityState: "visible" });
  vi.stubGlobal("fetch", async () => {
    if (!net.answers) throw new TypeError("Failed to fetch");
    return new Response();
  });
  return {
    change(next: { onLine: boolean; answers: boolean }) {
      device.onLine = next.onLine;
      net.answers = next.answers;
      listeners.get(next.onLine ? "online" : "offline")?.();
    },
    hearFromWorker: (isReachable: boolean) => tell({ data: { isReachable } }),
  };
}

async function watch() {
  const { useConnection, watchConnection } = await import("./connection.ts");
  watchConnection();
  return () => useConnection.getState().net;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("is lost and comes back as the device says", async () => {
    const page = openPage({ onLine: true, answers: true });
    const net = await watch();
    page.change({ onLine: false, answers: false });
    await vi.waitFor(() => expect(net()).toBe("off"));
    page.change({ onLine: true, answers: true });
    await vi.waitFor(() => expect(net()).toBe("up"));
  });

  it("is there where the shop answers, whatever the device believes", async () => {
    openPage({ onLine: false, answers: true });
    const net = await watch();
    await vi.waitFor(() => expect(net()).toBe("up"));
  });

  it("is silent when the worker got no answer, until the server answers", async () => {
    const page = openPage({ onLine: true, answers: true });
    const net = await watch();
    page.hearFromWorker(false);
    expect(net()).toBe("silent");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(net()).toBe("up");
  });

  it("stays silent while the server does not answer", async () => {
    const page = openPage({ onLine: true, answers: false });
    const net = await watch();
    page.hearFromWorker(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(net()).toBe("silent");
  });
});
