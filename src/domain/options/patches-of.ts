import type { Patch, ShirtOption } from "./shirt-option.ts";

/** The patches among the options of a shirt. */
export const patchesOf = (options: readonly ShirtOption[] = []): Patch[] =>
  options.flatMap(({ patch }) => (patch ? [patch] : []));
