/**
 * Pictures are rendered on many threads. glibc gives each thread a heap (arena) of its own and keeps freed memory there,
 * 300 MB and more over time. It reads MALLOC_ARENA_MAX only at the start of a process, so this function replaces the
 * process by execve.
 */
export function restartWithFewArenas(): void {
  if (process.platform !== "linux" || process.env.MALLOC_ARENA_MAX) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve?.(process.execPath, command, { ...process.env, MALLOC_ARENA_MAX: "2" });
  } catch {
    // If execve is forbidden, the shop still runs, but uses more memory.
  }
}
