import { teamLinkTexts } from "../texts/team-link.ts";

/** What the shop says of team orders where it refuses something. */
export const teamOrderTexts = {
  ...teamLinkTexts,
  notCaptain: "Só o capitão pode fazer isso. Abra o link que você guardou ao criar o pedido do time.",
  notYours: "Só quem colocou esta camisa, ou o capitão, pode mudar.",
  removed: "Esta camisa foi tirada da lista. Fale com o capitão para voltar.",
  closed: "A lista do time está fechada. Fale com o capitão.",
  full: "A lista do time está cheia. Fale com o capitão.",
  worn: "Esta lista já mudou vezes demais. Peça ao capitão que comece outra.",
  tooManyOfDevice: (shirts: number) => `Um aparelho coloca até ${shirts} camisas. Fale com o capitão.`,
  ordered: "O pedido do time já foi feito. Fale com o capitão.",
  productGone: "Esta camisa não está mais na loja",
  noPhoto: "A loja não tem a foto das costas desta camisa",
  notPrintable: "Esta camisa não leva nome e número",
  options: "Escolha de novo as opções da camisa",
  teamNameMissing: "Dê um nome ao time",
  captainNameMissing: "Diga o seu nome",
  maxShirts: "Use de 1 a 60 camisas",
  closesOn: "Escolha uma data de hoje em diante",
  name: "Digite o nome da camisa",
  number: "Use um número de 0 a 99",
  incomplete: "Digite o nome e o número da camisa",
  nameTooLong: (letters: number) => `O nome tem até ${letters} letras nesta camisa`,
  fewerThanListed: (shirts: number) => `A lista já tem ${shirts} camisas: tire algumas ou aumente o limite`,
} as const;
