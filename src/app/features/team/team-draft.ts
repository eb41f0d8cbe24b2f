/** A list that took a while to type survives a reload and a look at another page; it is gone with the tab. */
const keyOf = (productId: string) => `team-draft:${productId}`;

export function readTeamDraft(productId: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(productId)) ?? "";
  } catch {
    return "";
  }
}

export function keepTeamDraft(productId: string, list: string): void {
  try {
    if (list === "") window.sessionStorage.removeItem(keyOf(productId));
    else window.sessionStorage.setItem(keyOf(productId), list);
  } catch {
    // Forbidden or full: the list still stands on this page.
  }
}
