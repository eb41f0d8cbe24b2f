// Which products each banner and tile shows: by slug, from left to right.
import { demoProducts } from "../catalogue/products.ts";
import type { View } from "./base/kit.ts";
import type { Actor } from "./scenes/composition.ts";

type Part = string | readonly [slug: string, view: View];

/** Keyed by the banner's slug. Only banners show backs with a name, as an example of a customised shirt. */
export const bannerCasts: Record<string, readonly Part[]> = {
  lancamentos: [
    "camisa-alto-do-sabia-titular",
    "camisa-selecao-de-solaria-titular",
    ["camisa-castelvento-titular", "back"],
  ],
  brasileiros: [
    "camisa-baia-mansa-titular",
    ["camisa-morro-do-ipe-titular", "back"],
    "camisa-campo-das-araras-titular",
  ],
  retro: ["camisa-retro-trilho-novo-1977", "camisa-retro-castelvento-1992", "camisa-retro-baia-mansa-1983"],
  inverno: ["jaqueta-alto-do-sabia-neblina", "jaqueta-puffer-vila-carambola"],
};

/** Keyed by the file name of the category's picture. */
export const tileCasts: Record<string, readonly Part[]> = {
  brasileiros: ["camisa-cais-do-caja-titular", "camisa-campo-das-araras-titular"],
  internacionais: ["camisa-montfauve-titular", "camisa-castelvento-titular"],
  selecoes: ["camisa-selecao-da-montevia-titular", "camisa-selecao-de-solaria-titular"],
  retro: ["camisa-retro-vila-carambola-1986", "camisa-retro-farol-do-norte-1994"],
  conjuntos: ["conjunto-campo-das-araras-completo"],
  inverno: ["jaqueta-kvistad-geada", "jaqueta-puffer-riacho-da-lua"],
};

export const socialCast: readonly Part[] = [
  "camisa-baia-mansa-titular",
  "camisa-selecao-de-solaria-titular",
  "camisa-vila-carambola-titular",
];

export function actorsOf(parts: readonly Part[]): Actor[] {
  return parts.map((part) => {
    const [slug, view] = typeof part === "string" ? ([part, "front"] as const) : part;
    const product = demoProducts.find((candidate) => candidate.slug === slug);
    if (!product) throw new RangeError(`no product ${slug} to stand in a picture`);
    return { kit: product.kit, view };
  });
}
