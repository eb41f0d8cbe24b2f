/** The networks a shop may link to, in the order in which they are shown. */
export const socialNetworks = ["instagram", "facebook", "tiktok", "youtube", "x"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialNetworkLabels: Record<SocialNetwork, string> = {
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
  youtube: "YouTube",
  x: "X",
};
