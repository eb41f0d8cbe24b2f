// Joins each category's product texts with its kits; the types ensure that neither list lacks an entry.
import type { Kit } from "../art/base/kit.ts";
import { brasileirosKits } from "./kits/brasileiros.ts";
import { conjuntosKits } from "./kits/conjuntos.ts";
import { internacionaisKits } from "./kits/internacionais.ts";
import { invernoKits } from "./kits/inverno.ts";
import { retroKits } from "./kits/retro.ts";
import { selecoesKits } from "./kits/selecoes.ts";
import { productPictures } from "./pictures.ts";
import { brasileiros } from "./products/brasileiros.ts";
import { conjuntos } from "./products/conjuntos.ts";
import { internacionais } from "./products/internacionais.ts";
import { inverno } from "./products/inverno.ts";
import { retro } from "./products/retro.ts";
import { selecoes } from "./products/selecoes.ts";
import type { CategoryId, DemoProduct, ProductWords } from "./types.ts";

function join<Slug extends string>(
  categoryId: CategoryId,
  words: Record<Slug, ProductWords>,
  kits: Record<Slug, Kit>,
): DemoProduct[] {
  return (Object.keys(words) as Slug[]).map((slug) => ({
    ...words[slug],
    slug,
    categoryId,
    isNew: words[slug].isNew ?? false,
    kit: kits[slug],
    pictures: productPictures(slug, words[slug].name),
  }));
}

export const demoProducts: readonly DemoProduct[] = [
  ...join("1", brasileiros, brasileirosKits),
  ...join("2", internacionais, internacionaisKits),
  ...join("3", selecoes, selecoesKits),
  ...join("4", retro, retroKits),
  ...join("5", conjuntos, conjuntosKits),
  ...join("6", inverno, invernoKits),
];
