/** A person as they type it: centimetres and kilograms. */
export interface Body {
  height: number;
  weight: number;
}

/**
 * A body is roughly a cylinder, so that its girth grows with the root of weight by height. Surveys of adults give a factor
 * of about 15.2 for men and 14.7 for women; the shop asks for no sex, so it takes a value between (decision 53).
 */
const GIRTH_FACTOR = 15;

/** How far the girth of most people lies from the estimate, to either side. */
export const CHEST_ERROR_CM = 5;

/** The girth of the chest, in centimetres. It holds for adults of usual proportions only. */
export const estimateChest = ({ height, weight }: Body): number =>
  GIRTH_FACTOR * Math.sqrt(weight / (height / 100));

/** Below, people are mostly children, whose chests follow other rules. */
export const ADULT_HEIGHT = 150;

const MIN_MASS_INDEX = 16;
const MAX_MASS_INDEX = 42;

/** Beyond them the surveys say nothing: very thin, very heavy, and probably mistyped. */
export function isUnusual({ height, weight }: Body): boolean {
  const massIndex = weight / (height / 100) ** 2;
  return massIndex < MIN_MASS_INDEX || massIndex > MAX_MASS_INDEX;
}
