/** The folders of the bucket for the shop's pictures, by their use. */
export const imageFolders = ["products", "banners", "categories", "logos", "featured"] as const;

export type ImageFolder = (typeof imageFolders)[number];
