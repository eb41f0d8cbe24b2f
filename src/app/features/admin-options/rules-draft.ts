import type { FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { type OptionRulesInput, optionRulesSchema } from "#domain/options/option-input.ts";

/** Whose options count: the usual ones (a category's, or none), those that are marked here, or none at all. */
export type RulesSource = "usual" | "own" | "none";

/** The fields have the API's names, so that its errors match them. What was marked stays while another source is chosen. */
export interface DraftRules {
  source: RulesSource;
  /** In the order in which shoppers see them. */
  option_ids: string[];
  /** Empty for any number. */
  max: string;
  one_of: DraftGroup[];
}

/** Options of which a shirt may have only one. */
export interface DraftGroup {
  /** Tells the groups apart while they are edited; it is not sent. */
  id: number;
  option_ids: string[];
}

export const usualRules: DraftRules = { source: "usual", option_ids: [], max: "", one_of: [] };

export function draftRulesOf(rules: OptionRulesInput | undefined): DraftRules {
  if (!rules) return usualRules;
  return {
    source: rules.option_ids.length > 0 ? "own" : "none",
    option_ids: rules.option_ids,
    max: rules.max === null ? "" : String(rules.max),
    one_of: rules.one_of.map((option_ids, id) => ({ id, option_ids })),
  };
}

/** As the API takes them: null for the usual ones. */
export function rulesInputOf({ source, option_ids, max, one_of }: DraftRules): OptionRulesInput | null {
  if (source === "usual") return null;
  if (source === "none") return { option_ids: [], max: null, one_of: [] };
  return {
    option_ids,
    max: max === "" ? null : Number(max),
    one_of: one_of.map((group) => group.option_ids),
  };
}

/** The options that count, whoever says so. */
export function countedIds(
  { source, option_ids }: Pick<DraftRules, "source" | "option_ids">,
  usualIds: readonly string[],
): readonly string[] {
  if (source === "usual") return usualIds;
  return source === "own" ? option_ids : [];
}

export const NOTHING_MARKED = "Marque ao menos uma opção";

export function refuseRules(draft: DraftRules): FieldErrors {
  if (draft.source !== "own") return {};
  if (draft.option_ids.length === 0) return { "option_rules.option_ids": NOTHING_MARKED };
  const { error } = optionRulesSchema.safeParse(rulesInputOf(draft));
  const issues = error?.issues.map((issue) => ({ ...issue, path: ["option_rules", ...issue.path] }));
  return fieldErrorsOf(issues ?? []);
}

/**
 * All options as the form lists them: a row stays where it is when it is marked, and the marked ones stand as shoppers see
 * them. `order` holds every marked one.
 */
export function shownOrder(order: readonly string[], marked: readonly string[]): string[] {
  const next = [...marked];
  return order.map((id) => (marked.includes(id) ? (next.shift() ?? id) : id));
}

/** Marks an option, or takes the mark off: it then leaves its groups, and a group of fewer than two goes with it. */
export function toggleMark(draft: DraftRules, id: string, shown: readonly string[]): Partial<DraftRules> {
  const { option_ids, one_of } = draft;
  if (!option_ids.includes(id)) {
    return { option_ids: shown.filter((other) => other === id || option_ids.includes(other)) };
  }
  return {
    option_ids: option_ids.filter((other) => other !== id),
    one_of: one_of.flatMap((group) => {
      if (!group.option_ids.includes(id)) return [group];
      const rest = group.option_ids.filter((other) => other !== id);
      return rest.length < 2 ? [] : [{ ...group, option_ids: rest }];
    }),
  };
}

export function addGroup({ one_of }: DraftRules): DraftGroup[] {
  const id = 1 + Math.max(-1, ...one_of.map((group) => group.id));
  return [...one_of, { id, option_ids: [] }];
}

/** Puts an option into a group or takes it out. */
export function toggleInGroup({ one_of }: DraftRules, groupId: number, optionId: string): DraftGroup[] {
  return one_of.map((group) => {
    if (group.id !== groupId) return group;
    const { option_ids } = group;
    const isIn = option_ids.includes(optionId);
    return {
      ...group,
      option_ids: isIn ? option_ids.filter((id) => id !== optionId) : [...option_ids, optionId],
    };
  });
}
