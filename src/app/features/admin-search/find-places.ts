import { screensFor, sectionsFor } from "#app/features/admin/admin-sections.ts";
import { settingsPlacesFor } from "#app/features/admin-settings/settings-places.ts";
import type { Permission } from "#domain/accounts/staff-role.ts";
import { isBeginning, type MeansWord, matchName, type Named, tellingWords } from "./match-name.ts";

type May = (permission: Permission) => boolean;

/** A place of the back-office that the search leads to. */
export interface Place extends Named {
  to: string;
}

export interface FoundPlace extends Place {
  otherName?: string | undefined;
}

/** Returns the menu while nothing is typed, so that the search also serves for navigation. */
export function findScreens(query: string, may: May, means: MeansWord = isBeginning): FoundPlace[] {
  if (query.trim() === "") return sectionsFor(may).flatMap(({ sections }) => sections);
  return find(query, screensFor(may), means);
}

export function findSettings(query: string, may: May, means: MeansWord = isBeginning): FoundPlace[] {
  return find(query, settingsPlacesFor(may), means);
}

/** Those whose label matches come first. */
function find(query: string, places: readonly Place[], means: MeansWord): FoundPlace[] {
  const words = tellingWords(query);
  if (words.length === 0) return [];
  const found = places.flatMap((place) => {
    const match = matchName(words, place, means);
    return match ? [{ ...place, ...match }] : [];
  });
  return found.sort((one, other) => Number(Boolean(one.otherName)) - Number(Boolean(other.otherName)));
}
