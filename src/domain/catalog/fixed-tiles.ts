import type { CategoryTile } from "./category.ts";

const fixed = [
  { slug: "brasileiros", name: "Times Brasileiros" },
  { slug: "internacionais", name: "Internacionais" },
  { slug: "selecoes", name: "Seleções" },
  { slug: "retro", name: "Retrô" },
  { slug: "conjuntos", name: "Conjuntos" },
  { slug: "inverno", name: "Inverno" },
];

/** What the home page shows when no category could be loaded; each link resolves by its legacy key. */
export const fixedTiles: readonly CategoryTile[] = fixed.map(({ slug, name }) => ({
  id: slug,
  name,
  link: `/categoria/${slug}`,
  picture: null,
}));
