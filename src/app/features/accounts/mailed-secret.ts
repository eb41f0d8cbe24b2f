/** What a mailed link carries after its `#`; undefined where it is another kind of link, or none. */
export function readMailedSecret(
  hash: string,
  kind: "signup" | "recovery" | "invitation",
): string | undefined {
  const secrets = new URLSearchParams(hash.slice(1));
  return secrets.get("type") === kind ? (secrets.get("token_hash") ?? undefined) : undefined;
}

/** The link works once: what is left of it need not stand in the address or in the history. */
export function dropHash(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}
