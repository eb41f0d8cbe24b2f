import type { conjuntosKits } from "../kits/conjuntos.ts";
import type { ProductWords } from "../types.ts";

export const conjuntos: Record<keyof typeof conjuntosKits, ProductWords> = {
  "conjunto-alto-do-sabia-treino": {
    name: "Conjunto Alto do Sabiá Treino",
    description:
      "Camisa e calção de treino em grafite e verde, usados pela comissão técnica durante a semana. O calção tem cordão interno e bolsos laterais.",
    priceCents: 29990,
    subcategory: "Padrão",
    daysAgo: 13,
  },
  "conjunto-baia-mansa-infantil": {
    name: "Conjunto Baía Mansa Infantil",
    description:
      "Para a nova geração do cais: camisa listrada e calção turquesa com elástico que não aperta. Tecido suave, sem costura grossa e fácil de lavar.",
    priceCents: 14990,
    subcategory: "Padrão",
    daysAgo: 31,
  },
  "conjunto-campo-das-araras-completo": {
    name: "Conjunto Campo das Araras Completo",
    description:
      "O uniforme de jogo inteiro, camisa vermelha e calção azul, pronto para entrar em campo. O escudo vai bordado nas duas peças. Peça com o seu nome e feche o time.",
    priceCents: 36990,
    subcategory: "Padrão",
    isNew: true,
    daysAgo: 8,
  },
  "conjunto-varzea-clube-preto-e-branco": {
    name: "Conjunto Várzea Clube Preto e Branco",
    description:
      "Diagonais pretas sobre branco, gola polo e calção liso: o básico que nunca sai de moda no futebol de bairro. Malha resistente a carrinho e a barro.",
    priceCents: 24990,
    subcategory: "Padrão",
    daysAgo: 54,
  },
  "conjunto-selecao-da-ventania-viagem": {
    name: "Conjunto Seleção da Ventânia Viagem",
    description:
      "Roxo com divisas tom sobre tom e calção claro, usado pela delegação nos deslocamentos. Não amarrota, seca depressa e cabe enrolado em uma nécessaire.",
    priceCents: 33990,
    subcategory: "Padrão",
    daysAgo: 86,
  },
  "conjunto-pelada-de-domingo": {
    name: "Conjunto Pelada de Domingo",
    description:
      "Degradê do laranja ao roxo para o jogo que começa no fim da tarde e termina no churrasco. Camisa e calção leves, com preço de amigo.",
    priceCents: 17990,
    subcategory: "Padrão",
    daysAgo: 101,
  },
};
