/**
 * Shoppers see published products only. A draft has never been seen; a hidden product was, so its address still answers
 * with a friendly page.
 */
export const productStatuses = ["draft", "published", "hidden"] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const statusNames: Record<ProductStatus, string> = {
  draft: "Rascunho",
  published: "Publicado",
  hidden: "Oculto",
};
