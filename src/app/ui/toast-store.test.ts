import { describe, expect, it, vi } from "vitest";
import { createToastStore, type ToastRequest } from "./toast-store.ts";

function collectingSink() {
  const shown: ToastRequest[] = [];
  const closed: string[] = [];
  return {
    shown,
    closed,
    show: (request: ToastRequest) => void shown.push(request),
    close: (id: string) => void closed.push(id),
  };
}

describe("the toast store", () => {
  it("keeps toasts that are added before a sink is connected, in order", () => {
    const store = createToastStore();
    store.success("Primeiro");
    store.error("Segundo", { description: "Motivo" });
    const sink = collectingSink();
    store.connect(sink);
    expect(sink.shown.map((request) => [request.tone, request.title, request.description])).toEqual([
      ["success", "Primeiro", undefined],
      ["error", "Segundo", "Motivo"],
    ]);
  });

  it("passes a toast on at once after a sink is connected", () => {
    const store = createToastStore();
    const sink = collectingSink();
    store.connect(sink);
    store.info("Agora");
    expect(sink.shown).toHaveLength(1);
  });

  it("calls the waiting callback when the first toast is added", () => {
    const store = createToastStore();
    const wake = vi.fn();
    store.onWaiting(wake);
    expect(wake).not.toHaveBeenCalled();
    store.success("Olá");
    expect(wake).toHaveBeenCalledOnce();
  });

  it("calls a late callback at once when a toast already waits", () => {
    const store = createToastStore();
    store.success("Olá");
    const wake = vi.fn();
    store.onWaiting(wake);
    expect(wake).toHaveBeenCalledOnce();
  });

  it("forgets a waiting toast that is dismissed before it is drawn", () => {
    const store = createToastStore();
    const id = store.success("Olá");
    store.dismiss(id);
    const sink = collectingSink();
    store.connect(sink);
    expect(sink.shown).toEqual([]);
  });

  it("closes a drawn toast by its id", () => {
    const store = createToastStore();
    const sink = collectingSink();
    store.connect(sink);
    const id = store.success("Olá");
    store.dismiss(id);
    expect(sink.closed).toEqual([id]);
  });

  it("gives every toast an id of its own", () => {
    const store = createToastStore();
    expect(store.success("Olá")).not.toBe(store.success("Olá"));
  });

  it("keeps toasts again after the sink is disconnected", () => {
    const store = createToastStore();
    const first = collectingSink();
    store.connect(first)();
    store.success("Depois");
    const second = collectingSink();
    store.connect(second);
    expect([first.shown.length, second.shown.length]).toEqual([0, 1]);
  });
});
