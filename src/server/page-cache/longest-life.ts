/** In case that a change was never told: nothing that is kept outlives this unseen. */
export const LONGEST_LIFE_MS = 10 * 60_000;
