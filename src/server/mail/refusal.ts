/** True where the server will never take this message, whenever it is sent: there is no such mailbox, for instance. */
export function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !("code" in cause) || !("responseCode" in cause)) return false;
  // Wrong credentials are answered with a 5xx as well, but those can be mended.
  const isAboutMessage = cause.code === "EENVELOPE" || cause.code === "EMESSAGE";
  return isAboutMessage && typeof cause.responseCode === "number" && cause.responseCode >= 500;
}
