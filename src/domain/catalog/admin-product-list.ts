export const ADMIN_PRODUCTS_PER_PAGE = 25;

export const adminProductSorts = ["newest", "name", "price", "-price"] as const;
export type AdminProductSort = (typeof adminProductSorts)[number];
