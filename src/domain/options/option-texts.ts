import { formatCents } from "../money.ts";
import type { PatchPlace, ShirtOption } from "./shirt-option.ts";

export const placeNames: Readonly<Record<PatchPlace, string>> = {
  right_sleeve: "Manga direita",
  left_sleeve: "Manga esquerda",
  chest: "Peito",
};

/** 'Patch da Copa e Manga longa' */
export const nameOptions = (options: readonly Pick<ShirtOption, "name">[]): string =>
  listing.format(options.map(({ name }) => name));

const listing = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** 'Opções: Patch da Copa e Manga longa' */
export const describeOptions = (options: readonly Pick<ShirtOption, "name">[]): string =>
  `${options.length === 1 ? "Opção" : "Opções"}: ${nameOptions(options)}`;

/** '+ R$ 15,00', or that it costs nothing */
export const describeOptionPrice = (priceCents: number): string =>
  priceCents === 0 ? "grátis" : `+ ${formatCents(priceCents)}`;

export const optionTexts = {
  notFound: "Opção não encontrada.",
  nameTaken: "Já existe uma opção com esse nome.",
  nameMissing: "Dê um nome à opção",
  place: "Diga onde o patch fica",
  picture: "Envie a imagem do patch",
  tooMany: (most: number) => `A loja já tem ${most} opções. Exclua uma que não usa mais.`,
  inUse: (users: string) => `Não é possível excluir: a opção está em ${users}. Você pode tirá-la de venda.`,
  max: (max: number): string => (max === 1 ? "Escolha até 1 opção" : `Escolha até ${max} opções`),
} as const;
