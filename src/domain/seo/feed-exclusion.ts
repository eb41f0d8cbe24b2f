/** Why a product is not in the feed: shoppers do not see it, or the catalogues would refuse it. */
export const feedExclusions = ["draft", "hidden", "without_picture", "without_price"] as const;
export type FeedExclusion = (typeof feedExclusions)[number];
