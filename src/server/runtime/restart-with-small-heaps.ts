/**
 * Pictures are rendered on many threads. glibc gives each thread a heap (arena) of its own and keeps freed memory there,
 * 300 MB and more over time. Two arenas are enough, and blocks of 128 kB and more are returned as soon as they are freed.
 */
const mallocSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Megabytes for new objects. V8 would take up to 16 per thread and keep them; with 4, pages took a tenth more CPU. */
const YOUNG_GENERATION = "--max-semi-space-size=8";

/** These settings are read only at the start of a process, so this function replaces the process by execve. */
export function restartWithSmallHeaps(): void {
  if (process.platform !== "linux" || process.env.MALLOC_ARENA_MAX) return;
  const command = [process.execPath, YOUNG_GENERATION, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve?.(process.execPath, command, { ...process.env, ...mallocSettings });
  } catch {
    // If execve is forbidden, the shop still runs, but uses more memory.
  }
}
