/** A key may send so many requests a minute, to each process of the shop. */
export const KEY_CALLS_PER_MINUTE = 240;

export const apiKeyTexts = {
  nameMissing: "Dê um nome à chave",
  nameTaken: "Já há uma chave com este nome",
  access: "Escolha ler, ou ler e alterar",
  scopesMissing: "Escolha pelo menos uma área",
  date: "Informe uma data",
  datePast: "Escolha uma data a partir de hoje",
  tooMany: (max: number) => `A loja pode ter até ${max} chaves. Revogue uma que não é mais usada.`,
  notFound: "Esta chave não existe mais",
  unknown: "Esta chave da API não existe. Confira se ela foi copiada inteira.",
  revoked: "Esta chave da API foi revogada.",
  expired: "Esta chave da API expirou.",
  tooManyCalls: `Esta chave passou de ${KEY_CALLS_PER_MINUTE} chamadas por minuto. Espere um minuto e continue.`,
  tooManyWrong: "Chaves da API erradas demais em pouco tempo. Confira a chave e espere um minuto.",
};
