export const sizes = ["P", "M", "G", "GG"] as const;

export type Size = (typeof sizes)[number];
