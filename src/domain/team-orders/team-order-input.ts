import { z } from "zod";
import { isDay } from "../days.ts";
import { sortIds } from "../options/option-ids.ts";
import { MAX_CHOICES } from "../options/option-input.ts";
import { optionTexts } from "../options/option-texts.ts";
import { isCustomizationComplete, toCustomization } from "../print/customization.ts";
import { sizeLabelSchema } from "../sizes/size-label.ts";
import { checkoutTexts } from "../texts/checkout.ts";
import { requiredLine } from "../typed-text.ts";
import { MAX_TEAM_SHIRTS, TEAM_NAME_LENGTH } from "./team-order-limits.ts";
import { teamOrderTexts } from "./team-order-texts.ts";

/** What the captain decides, and may change until the team has ordered. */
export const teamOrderSettingsSchema = z.object({
  team_name: requiredLine(TEAM_NAME_LENGTH, teamOrderTexts.teamNameMissing),
  max_shirts: z
    .int(teamOrderTexts.maxShirts)
    .min(1, teamOrderTexts.maxShirts)
    .max(MAX_TEAM_SHIRTS, teamOrderTexts.maxShirts),
  /** The last day on which players may fill the list; null for no end. */
  closes_on: z.string(teamOrderTexts.closesOn).refine(isDay, teamOrderTexts.closesOn).nullable(),
  /** The ids of the options that every shirt gets. */
  option_ids: z
    .array(z.uuid(optionTexts.notFound), optionTexts.notFound)
    .max(MAX_CHOICES, optionTexts.max(MAX_CHOICES))
    .transform(sortIds),
});

export const changeTeamOrderSchema = teamOrderSettingsSchema.extend({
  /** Whether the captain has closed the list. */
  closed: z.boolean(teamOrderTexts.closed),
});

export const startTeamOrderSchema = teamOrderSettingsSchema.extend({
  /** Made by the browser: whoever sends it twice starts one team order. */
  id: z.uuid(teamOrderTexts.notFound),
  product_id: z.uuid(teamOrderTexts.productGone),
  captain_name: requiredLine(60, teamOrderTexts.captainNameMissing),
  captain_whatsapp: z.string(checkoutTexts.whatsappLength).regex(/^\d{10,11}$/, checkoutTexts.whatsappLength),
});

/** A shirt as a player, or the captain, types it. Whether it fits the product is checked with the product. */
export const teamShirtSchema = z
  .object({
    name: z.string(teamOrderTexts.name).max(60, teamOrderTexts.name),
    number: z.string(teamOrderTexts.number).max(10, teamOrderTexts.number),
    size: sizeLabelSchema,
  })
  .transform(({ name, number, size }) => ({ size, customization: toCustomization(name, number) }))
  .refine(({ customization }) => isCustomizationComplete(customization), {
    message: teamOrderTexts.incomplete,
    path: ["name"],
  });

export type StartTeamOrder = z.output<typeof startTeamOrderSchema>;
export type ChangeTeamOrder = z.output<typeof changeTeamOrderSchema>;
export type TeamShirtInput = z.output<typeof teamShirtSchema>;
