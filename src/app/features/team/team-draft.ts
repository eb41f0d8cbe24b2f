import { noTeamOptions, type TeamOptions } from "#domain/team/team-options.ts";

/** What a team's order is made of. */
export interface TeamDraft {
  list: string;
  chosen: TeamOptions;
}

export const emptyTeamDraft: TeamDraft = { list: "", chosen: noTeamOptions };

/** In sessionStorage, so that a long list survives a reload and a visit of another page, and ends with the tab. */
const keysOf = (productId: string) => ({
  list: `team-draft:${productId}`,
  options: `team-options:${productId}`,
});

export function readTeamDraft(productId: string): TeamDraft {
  const keys = keysOf(productId);
  try {
    const list = window.sessionStorage.getItem(keys.list) ?? "";
    return { list, chosen: readOptions(window.sessionStorage.getItem(keys.options)) };
  } catch {
    return emptyTeamDraft;
  }
}

export function keepTeamDraft(productId: string, { list, chosen }: TeamDraft): void {
  const keys = keysOf(productId);
  try {
    keep(keys.list, list);
    const hasOptions = chosen.forAll.length > 0 || chosen.exceptions.size > 0;
    const { forAll, exceptions } = chosen;
    keep(keys.options, hasOptions ? JSON.stringify({ forAll, exceptions: [...exceptions] }) : "");
  } catch {
    // Storage is forbidden or full; the draft still lasts for this page.
  }
}

function keep(key: string, text: string): void {
  if (text === "") window.sessionStorage.removeItem(key);
  else window.sessionStorage.setItem(key, text);
}

/** Only this page writes it; what is not as it was written throws, or is none of the product's options. */
function readOptions(text: string | null): TeamOptions {
  if (text === null) return noTeamOptions;
  const { forAll, exceptions } = JSON.parse(text);
  return { forAll: [...forAll], exceptions: new Map(exceptions) };
}
