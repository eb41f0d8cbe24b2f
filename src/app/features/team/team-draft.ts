/** In sessionStorage, so that a long list survives a reload and a visit of another page, and ends with the tab. */
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
    // Storage is forbidden or full; the list still lasts for this page.
  }
}
