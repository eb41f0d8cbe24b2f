/** What the shop says of a link of a team, or of a secret, that is none. */
export const teamLinkTexts = {
  notFound: "Não encontramos este pedido do time. Confira o link com o capitão.",
  noSecret: "Este aparelho não tem a chave do pedido do time",
} as const;
