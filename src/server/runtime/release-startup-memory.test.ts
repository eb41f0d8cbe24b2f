import { expect, it } from "vitest";
import { collectGarbage } from "./release-startup-memory.ts";

it("collects what nothing refers to any more", async () => {
  const forgotten = new WeakRef(new Array(1_000).fill("garbage"));
  await collectGarbage();
  expect(forgotten.deref()).toBeUndefined();
});
