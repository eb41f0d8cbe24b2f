/** Whether the mail server refused the message permanently, for example because the mailbox does not exist. */
export function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !("code" in cause) || !("responseCode" in cause)) return false;
  // Wrong credentials also get a 5xx, but the operator can correct them.
  const isAboutMessage = cause.code === "EENVELOPE" || cause.code === "EMESSAGE";
  return isAboutMessage && typeof cause.responseCode === "number" && cause.responseCode >= 500;
}
