import pino from "pino";
import { describe, expect, it, vi } from "vitest";
import { createBackgroundWork } from "./background-work.ts";

const log = pino({ level: "silent" });

describe("work in the background", () => {
  it("is waited for when the program stops, also what was added meanwhile", async () => {
    const background = createBackgroundWork();
    const done: string[] = [];
    background.run(log, "the first", async () => {
      await Promise.resolve();
      background.run(log, "the second", async () => {
        await Promise.resolve();
        done.push("second");
      });
      done.push("first");
    });
    await background.settle();
    expect(done).toEqual(["first", "second"]);
  });

  it("is logged when it fails, and hurts nobody", async () => {
    const background = createBackgroundWork();
    const logged = vi.spyOn(log, "error");
    background.run(log, "a mail", async () => {
      throw new Error("no route");
    });
    await expect(background.settle()).resolves.toBeUndefined();
    expect(logged).toHaveBeenCalledWith({ err: expect.any(Error) }, "a mail failed in the background");
  });
});
