import type { FieldErrors } from "#domain/errors.ts";
import { MAX_TEAM_SHIRTS } from "#domain/team-orders/team-order-limits.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import type { CaptainTeamOrder } from "./team-order.ts";

/** What the captain decides, as it is typed. */
export interface SettingsDraft {
  team_name: string;
  max_shirts: string;
  /** Empty for no end. */
  closes_on: string;
  option_ids: readonly string[];
}

const USUAL_SHIRTS = 22;

export const newSettings: SettingsDraft = {
  team_name: "",
  max_shirts: String(USUAL_SHIRTS),
  closes_on: "",
  option_ids: [],
};

export const settingsOf = ({
  team_name,
  max_shirts,
  closes_on,
  option_ids,
}: CaptainTeamOrder): SettingsDraft => ({
  team_name,
  max_shirts: String(max_shirts),
  closes_on: closes_on ?? "",
  option_ids,
});

export const toSettings = ({ team_name, max_shirts, closes_on, option_ids }: SettingsDraft) => ({
  team_name: team_name.trim(),
  max_shirts: Number(max_shirts),
  closes_on: closes_on || null,
  option_ids: [...option_ids],
});

/** The shop checks it again; a day that has not changed may have passed. */
export function checkSettings(
  { team_name, max_shirts, closes_on }: SettingsDraft,
  today: string,
  before?: SettingsDraft,
): FieldErrors {
  const shirts = /^\d{1,3}$/.test(max_shirts.trim()) ? Number(max_shirts) : 0;
  const isPast = closes_on !== "" && closes_on < today && closes_on !== before?.closes_on;
  return {
    ...(team_name.trim() === "" && { team_name: teamOrderTexts.teamNameMissing }),
    ...((shirts < 1 || shirts > MAX_TEAM_SHIRTS) && { max_shirts: teamOrderTexts.maxShirts }),
    ...(isPast && { closes_on: teamOrderTexts.closesOn }),
  };
}
