/** Set by the back-office, so that administrators are not counted as visitors. */
const UNCOUNTED = "uncounted";

export function leaveUncounted(): void {
  try {
    localStorage.setItem(UNCOUNTED, "1");
  } catch {
    // A browser that forbids storage is not counted anyway.
  }
}

export const isUncounted = (): boolean => localStorage.getItem(UNCOUNTED) !== null;
