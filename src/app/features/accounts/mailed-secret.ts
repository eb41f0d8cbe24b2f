/** Reads the secret after the `#` of a mailed link; undefined where the link is of another kind or has none. */
export function readMailedSecret(
  hash: string,
  kind: "signup" | "recovery" | "invitation",
): string | undefined {
  const secrets = new URLSearchParams(hash.slice(1));
  return secrets.get("type") === kind ? (secrets.get("token_hash") ?? undefined) : undefined;
}

/** Removes the secret from the address and the history; it works only once anyway. */
export function dropHash(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}
