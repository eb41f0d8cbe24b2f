/**
 * Pictures are made on many threads. glibc gives each a heap of its own and keeps there what they gave back, 300 MB and
 * more in the end. It reads its limit only when a process begins, so the process begins once again, in its own place.
 */
export function beginWithFewArenas(): void {
  if (process.platform !== "linux" || process.env.MALLOC_ARENA_MAX) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve?.(process.execPath, command, { ...process.env, MALLOC_ARENA_MAX: "2" });
  } catch {
    // Where that is forbidden the shop runs all the same, with more memory.
  }
}
