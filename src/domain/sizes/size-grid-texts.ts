import { describeUsers } from "../describe-users.ts";

export const gridTexts = {
  notFound: "Grade não encontrada.",
  nameTaken: "Já existe uma grade com esse nome.",
  tooMany: (most: number) => `A loja já tem ${most} grades. Exclua uma que não usa mais.`,
  inUse: (products: number, categories: number) =>
    `Não é possível excluir: a grade está em ${describeUsers(products, categories)}.`,
} as const;
