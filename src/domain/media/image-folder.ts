/** The folders of the bucket into which the shop itself puts pictures, by what they are for. */
export const imageFolders = ["products", "banners", "categories", "logos", "featured"] as const;

export type ImageFolder = (typeof imageFolders)[number];
