import { expect, test } from "vitest";
import { renamePatiently } from "./rename-patiently.ts";

/** A rename that is refused so often, with this code, before it succeeds. */
function refusing(times: number, code = "EPERM") {
  let calls = 0;
  const tryRename = async () => {
    calls += 1;
    if (calls <= times) throw Object.assign(new Error(code), { code });
  };
  return { tryRename, calls: () => calls };
}

test("a file that is held for a moment is renamed when it is free, on Windows", async () => {
  const { tryRename, calls } = refusing(3);
  await renamePatiently("a", "b", { platform: "win32", tryRename, pauseMs: 0 });
  expect(calls()).toBe(4);
});

test("a file that stays held is given up with the system's own error", async () => {
  const { tryRename } = refusing(Number.POSITIVE_INFINITY, "EBUSY");
  await expect(renamePatiently("a", "b", { platform: "win32", tryRename, pauseMs: 0 })).rejects.toThrow(
    "EBUSY",
  );
});

test.each([
  ["elsewhere a refusal is final", "linux", "EPERM"],
  ["an error of another kind is final", "win32", "ENOENT"],
] as const)("%s", async (_, platform, code) => {
  const { tryRename, calls } = refusing(1, code);
  await expect(renamePatiently("a", "b", { platform, tryRename })).rejects.toThrow(code);
  expect(calls()).toBe(1);
});
