import { plainSlugOf, slugOf } from "../slug.ts";

/** What the last segment of /categoria/… resolves to: a category, one of the two special listings, or nothing. */
export type CategoryTarget<Category> =
  | { kind: "category"; category: Category }
  | { kind: "newest" }
  | { kind: "all" }
  | { kind: "none" };

interface NamedCategory {
  id: string;
  name: string;
}

interface LegacyCategory {
  id: string;
  names: readonly string[];
}

const brasileiros = { id: "1", names: ["times brasileiros", "brasileiros", "nacionais", "brasileirao"] };
const internacionais = {
  id: "2",
  names: ["internacionais", "times internacionais", "europeus", "times europeus", "clubes europeus"],
};

/** Keys of the header and of links that were shared before categories had names of their own. */
const legacyKeys: Record<string, LegacyCategory> = {
  brasileiros,
  internacionais,
  europeus: internacionais,
  selecoes: { id: "3", names: ["selecoes", "selecoes nacionais"] },
  retro: { id: "4", names: ["retro", "camisas retro", "classicas"] },
  conjuntos: { id: "5", names: ["conjuntos", "conjunto", "kits"] },
  inverno: { id: "6", names: ["inverno", "colecao inverno", "agasalhos"] },
};

/** Resolves by id, then by the slug of the name with or without accents, then by the legacy keys. */
export function resolveCategoryKey<Category extends NamedCategory>(
  key: string,
  categories: readonly Category[],
): CategoryTarget<Category> {
  const wanted = slugOf(key);
  const plainKey = plainSlugOf(key);
  const found =
    categories.find(({ id }) => id === key) ??
    categories.find(({ name }) => slugOf(name) === wanted || plainSlugOf(name) === plainKey) ??
    findLegacy(plainKey, categories);
  if (found) return { kind: "category", category: found };
  if (plainKey === "lancamentos") return { kind: "newest" };
  if (plainKey === "promocoes") return { kind: "all" };
  return { kind: "none" };
}

function findLegacy<Category extends NamedCategory>(
  key: string,
  categories: readonly Category[],
): Category | undefined {
  if (!Object.hasOwn(legacyKeys, key)) return undefined;
  const { id, names } = legacyKeys[key] as LegacyCategory;
  const slugs = names.map(plainSlugOf);
  return (
    categories.find(({ name }) => slugs.includes(plainSlugOf(name))) ??
    categories.find((category) => category.id === id)
  );
}

/**
 * The key under which a category is linked and indexed: its plain slug if that resolves to the category and needs no
 * escaping, else its id.
 */
export function categoryKeyOf<Category extends NamedCategory>(
  category: NamedCategory,
  categories: readonly Category[],
): string {
  const slug = plainSlugOf(category.name);
  const target = resolveCategoryKey(slug, categories);
  const leadsBack = target.kind === "category" && target.category.id === category.id;
  return leadsBack && /^[a-z0-9-]+$/.test(slug) ? slug : category.id;
}
