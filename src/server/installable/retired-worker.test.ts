import { expect, it } from "vitest";
import { retiredWorker } from "./retired-worker.ts";

it("the retired worker deletes its caches and unregisters itself", async () => {
  const answer = await retiredWorker().request("/sw.js");
  expect(answer.headers.get("Content-Type")).toContain("text/javascript");
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");

  const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
  const left = new Set(["pages", "pictures", "registration"]);
  const self = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    registration: { unregister: async () => left.delete("registration") },
  };
  const caches = {
    keys: async () => ["pages", "pictures"],
    delete: async (name: string) => left.delete(name),
  };
  new Function("self", "caches", await answer.text())(self, caches);
  await new Promise<void>((done) =>
    listeners.get("activate")?.({ waitUntil: (work) => void work.then(done) }),
  );
  expect([...left]).toEqual([]);
});
