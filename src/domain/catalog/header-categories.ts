/** The eight entries of the shop's main navigation; each key is resolved by the category listing. */
export const headerCategories = [
  { slug: "brasileiros", label: "Brasileiros" },
  { slug: "internacionais", label: "Internacionais" },
  { slug: "selecoes", label: "Seleções" },
  { slug: "retro", label: "Retrô" },
  { slug: "conjuntos", label: "Conjuntos" },
  { slug: "inverno", label: "Inverno" },
  { slug: "promocoes", label: "Promoções", isHighlighted: true },
  { slug: "lancamentos", label: "Lançamentos" },
] as const satisfies readonly { slug: string; label: string; isHighlighted?: true }[];
