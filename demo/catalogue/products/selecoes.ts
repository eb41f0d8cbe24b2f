import type { selecoesKits } from "../kits/selecoes.ts";
import type { ProductWords } from "../types.ts";

export const selecoes: Record<keyof typeof selecoesKits, ProductWords> = {
  "camisa-selecao-de-solaria-titular": {
    name: "Camisa Seleção de Solária Titular",
    description:
      "O sol nasce da barra e se espalha pelo corpo em raios dourados. Gola careca carmim, microfuros nas laterais e caimento reto. A camisa que toda a ilha veste em dia de jogo.",
    priceCents: 34990,
    subcategory: "Titular",
    isNew: true,
    daysAgo: 1,
  },
  "camisa-selecao-de-solaria-reserva": {
    name: "Camisa Seleção de Solária Reserva",
    description:
      "Carmim com divisas em dois tons e acabamento dourado na gola e nos punhos. Mesmo tecido da titular, com a mesma leveza.",
    priceCents: 32990,
    subcategory: "Reserva",
    daysAgo: 28,
  },
  "camisa-selecao-da-nordania-titular": {
    name: "Camisa Seleção da Nordânia Titular",
    description:
      "Branca, com a faixa azul no peito e um filete vermelho: as três cores da bandeira. Tecido de toque frio e costuras seladas nos ombros.",
    priceCents: 31990,
    subcategory: "Titular",
    daysAgo: 15,
  },
  "camisa-selecao-da-nordania-goleiro": {
    name: "Camisa Seleção da Nordânia Goleiro",
    description:
      "Mosaico de cinzas que lembra gelo partido, com laranja nos punhos e na gola. Manga longa, ombro com enchimento fino e trama resistente ao gramado sintético.",
    priceCents: 33990,
    subcategory: "Goleiro",
    daysAgo: 60,
  },
  "camisa-selecao-de-coralina-titular": {
    name: "Camisa Seleção de Coralina Titular",
    description:
      "Coral e verde-água em ondas, feita para um arquipélago que joga descalço na areia. Fio reciclado de redes de pesca e gola polo macia. Não amassa na mala.",
    priceCents: 30990,
    subcategory: "Titular",
    isNew: true,
    daysAgo: 7,
  },
  "camisa-selecao-da-montevia-titular": {
    name: "Camisa Seleção da Montévia Titular",
    description:
      "O xadrez verde e branco dos mantos de pastor, agora em malha esportiva. A gola em V tem acabamento verde-escuro, e a estampa casa nas costuras laterais.",
    priceCents: 29990,
    subcategory: "Titular",
    daysAgo: 38,
  },
  "camisa-selecao-da-aquilaria-titular": {
    name: "Camisa Seleção da Aquilária Titular",
    description:
      "Azul-marinho com a faixa branca cruzando o peito e contorno vermelho. Sóbria de longe e cheia de detalhes de perto, como a fita com o lema da seleção por dentro da gola.",
    priceCents: 32990,
    subcategory: "Titular",
    daysAgo: 47,
  },
  "camisa-selecao-da-ventania-titular": {
    name: "Camisa Seleção da Ventânia Titular",
    description:
      "Listras em lilás e branco e mangas lilás, combinação que só existe por lá. Malha aerada para quem corre contra o vento. Fica soltinha no corpo.",
    priceCents: 28990,
    subcategory: "Titular",
    daysAgo: 75,
  },
  "camisa-selecao-de-zambara-titular": {
    name: "Camisa Seleção de Zambara Titular",
    description:
      "Losangos verdes e laranja tirados dos tecidos das feiras de Zambara. Cada peça tem a estampa alinhada à mão antes do corte, e o amarelo aparece nos frisos.",
    priceCents: 30990,
    subcategory: "Titular",
    daysAgo: 88,
  },
  "camisa-selecao-da-auroria-edicao-especial": {
    name: "Camisa Seleção da Auroria Edição Especial",
    description:
      "Do azul quase preto ao verde da aurora boreal, em um degradê que muda conforme a luz. Feita para os jogos noturnos do extremo norte, com detalhes em violeta e tiragem limitada.",
    priceCents: 39990,
    subcategory: "Edição Especial",
    daysAgo: 118,
  },
};
