import type { brasileirosKits } from "../kits/brasileiros.ts";
import type { ProductWords } from "../types.ts";

export const brasileiros: Record<keyof typeof brasileirosKits, ProductWords> = {
  "camisa-alto-do-sabia-titular": {
    name: "Camisa Alto do Sabiá Titular",
    description:
      "O verde da mata com a faixa creme no peito, do jeito que a torcida pediu. Malha leve com microfuros nas costas e gola polo de dois botões. Modelagem regular, que não aperta na arquibancada.",
    priceCents: 27990,
    subcategory: "Titular",
    isNew: true,
    daysAgo: 2,
  },
  "camisa-alto-do-sabia-reserva": {
    name: "Camisa Alto do Sabiá Reserva",
    description:
      "Creme com risca de giz verde, inspirada nos antigos uniformes de viagem do clube. A gola em V tem ribana dupla e não deforma na lavagem.",
    priceCents: 24990,
    subcategory: "Reserva",
    daysAgo: 41,
  },
  "camisa-baia-mansa-titular": {
    name: "Camisa Baía Mansa Titular",
    description:
      "Listras largas em turquesa e azul-marinho, as cores do cais ao entardecer. Tecido de secagem rápida e costuras planas nos ombros. O escudo da âncora é bordado, com acabamento em relevo.",
    priceCents: 26990,
    subcategory: "Titular",
    daysAgo: 18,
  },
  "camisa-baia-mansa-goleiro": {
    name: "Camisa Baía Mansa Goleiro",
    description:
      "Manga longa em camuflado coral para ninguém perder o goleiro de vista. Cotovelos com malha reforçada e punhos em ribana azul-marinho.",
    priceCents: 28990,
    subcategory: "Goleiro",
    daysAgo: 73,
  },
  "camisa-morro-do-ipe-titular": {
    name: "Camisa Morro do Ipê Titular",
    description:
      "Quando o ipê floresce, o morro fica amarelo e roxo: a faixa diagonal conta essa história. Poliéster reciclado, toque macio e caimento reto.",
    priceCents: 25990,
    subcategory: "Titular",
    isNew: true,
    daysAgo: 5,
  },
  "camisa-morro-do-ipe-edicao-especial": {
    name: "Camisa Morro do Ipê Edição Especial",
    description:
      "Feita para os cinquenta anos do primeiro campo de terra batida do bairro. Raios tom sobre tom em roxo profundo e detalhes em dourado. Vem com etiqueta interna numerada.",
    priceCents: 34990,
    subcategory: "Edição Especial",
    daysAgo: 56,
  },
  "camisa-vila-carambola-titular": {
    name: "Camisa Vila Carambola Titular",
    description:
      "Laranja vivo com uma faixa central creme, impossível de confundir. O tecido respirável foi pensado para o calor das duas da tarde, e a gola em V é confortável o dia inteiro.",
    priceCents: 23990,
    subcategory: "Titular",
    daysAgo: 25,
  },
  "camisa-pedra-lascada-titular": {
    name: "Camisa Pedra Lascada Titular",
    description:
      "Grafite e vermelho em quatro partes, como as pedreiras que deram nome ao time. Malha encorpada que não marca e lateral com recorte anatômico.",
    priceCents: 25990,
    subcategory: "Titular",
    daysAgo: 33,
  },
  "camisa-cais-do-caja-titular": {
    name: "Camisa Cais do Cajá Titular",
    description:
      "Listras horizontais finas em branco e azul, com um fio laranja que lembra o pôr do sol no porto. Gola polo estruturada, ótima também fora do estádio.",
    priceCents: 26990,
    subcategory: "Titular",
    daysAgo: 49,
  },
  "camisa-campo-das-araras-titular": {
    name: "Camisa Campo das Araras Titular",
    description:
      "Vermelho, azul e amarelo em diagonal, como o voo das araras sobre o campo. Estampa sublimada que não racha nem desbota. Mangas lisas para equilibrar o conjunto.",
    priceCents: 27990,
    subcategory: "Titular",
    daysAgo: 11,
  },
  "camisa-campo-das-araras-reserva": {
    name: "Camisa Campo das Araras Reserva",
    description:
      "Amarela de ponta a ponta, com painéis azuis nas laterais para ventilar melhor. Leve a ponto de você esquecer que está usando.",
    priceCents: 22990,
    subcategory: "Reserva",
    daysAgo: 81,
  },
  "camisa-ilha-do-bonde-titular": {
    name: "Camisa Ilha do Bonde Titular",
    description:
      "Preta com riscas douradas, elegante como o velho bonde da orla. Gola polo com botões da mesma cor do escudo e barra com costura dupla. Combina com calça jeans sem pedir licença.",
    priceCents: 29990,
    subcategory: "Titular",
    daysAgo: 64,
  },
  "camisa-riacho-da-lua-titular": {
    name: "Camisa Riacho da Lua Titular",
    description:
      "Azul-claro com a divisa azul-marinho no peito, desenho que o clube usa desde a fundação. O tecido tem proteção solar e seca em poucos minutos.",
    priceCents: 24990,
    subcategory: "Titular",
    daysAgo: 92,
  },
  "camisa-trilho-novo-titular": {
    name: "Camisa Trilho Novo Titular",
    description:
      "Metade tijolo, metade areia: uma homenagem aos ferroviários que montaram o primeiro time. A gola larga dá um ar clássico, e a malha de algodão com poliéster é macia de verdade.",
    priceCents: 21990,
    subcategory: "Titular",
    daysAgo: 104,
  },
  "camisa-farol-do-norte-goleiro": {
    name: "Camisa Farol do Norte Goleiro",
    description:
      "Verde-limão com losangos escuros, visível do outro lado do campo. Manga longa com elastano, que acompanha cada ponte sem prender o braço.",
    priceCents: 27990,
    subcategory: "Goleiro",
    daysAgo: 115,
  },
};
