import { expect, test } from "vitest";
import { renameWithRetry } from "./rename-with-retry.ts";

/** A rename that fails this many times with this code before it succeeds. */
function refusing(times: number, code = "EPERM") {
  let calls = 0;
  const tryRename = async () => {
    calls += 1;
    if (calls <= times) throw Object.assign(new Error(code), { code });
  };
  return { tryRename, calls: () => calls };
}

test("a file that is locked for a moment is renamed once it is free, on Windows", async () => {
  const { tryRename, calls } = refusing(3);
  await renameWithRetry("a", "b", { platform: "win32", tryRename, pauseMs: 0 });
  expect(calls()).toBe(4);
});

test("a file that stays locked fails with the system's own error", async () => {
  const { tryRename } = refusing(Number.POSITIVE_INFINITY, "EBUSY");
  await expect(renameWithRetry("a", "b", { platform: "win32", tryRename, pauseMs: 0 })).rejects.toThrow(
    "EBUSY",
  );
});

test.each([
  ["elsewhere a refusal is final", "linux", "EPERM"],
  ["an error of another kind is final", "win32", "ENOENT"],
] as const)("%s", async (_, platform, code) => {
  const { tryRename, calls } = refusing(1, code);
  await expect(renameWithRetry("a", "b", { platform, tryRename })).rejects.toThrow(code);
  expect(calls()).toBe(1);
});
