import { afterEach, describe, expect, it, vi } from "vitest";
import { createStoredState } from "./stored-state.ts";

const read = (stored: unknown) => ({ text: (stored as { text?: string } | undefined)?.text ?? "", seen: 0 });
const open = () =>
  createStoredState({ name: "note", area: "localStorage", read, pick: ({ text }) => ({ text }) });

function stubStorage(kept: Map<string, string>) {
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a stored state", () => {
  it("survives a reload, as far as it is stored", () => {
    const kept = new Map<string, string>();
    stubStorage(kept);
    open().setState({ text: "M", seen: 3 });
    expect(kept.get("note")).toBe('{"state":{"text":"M"},"version":0}');
    expect(open().getState()).toEqual({ text: "M", seen: 0 });
  });

  it("is hydrated with what the server rendered", () => {
    stubStorage(new Map([["note", '{"state":{"text":"M"}}']]));
    expect(open().getInitialState().text).toBe("");
  });

  it("takes over what another tab has stored", () => {
    const kept = new Map<string, string>();
    stubStorage(kept);
    const store = open();
    kept.set("note", '{"state":{"text":"G"}}');
    store.reload();
    expect(store.getState().text).toBe("G");
  });

  it("starts anew where the stored text cannot be read, and lasts for the page where storage is forbidden", () => {
    stubStorage(new Map([["note", "{"]]));
    expect(open().getState().text).toBe("");
    vi.unstubAllGlobals();
    const store = open();
    store.setState({ text: "P" });
    expect(store.getState().text).toBe("P");
  });
});
