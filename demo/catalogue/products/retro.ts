import type { retroKits } from "../kits/retro.ts";
import type { ProductWords } from "../types.ts";

export const retro: Record<keyof typeof retroKits, ProductWords> = {
  "camisa-retro-alto-do-sabia-1974": {
    name: "Camisa Retrô Alto do Sabiá 1974",
    description:
      "Manga longa, gola larga e nada de propaganda: assim o Sabiá subiu a serra em 1974. Algodão penteado de gramatura alta, que fica melhor a cada lavagem.",
    priceCents: 28990,
    subcategory: "Anos 70",
    daysAgo: 22,
  },
  "camisa-retro-trilho-novo-1977": {
    name: "Camisa Retrô Trilho Novo 1977",
    description:
      "Mostarda e café em listras grossas, com mangas lisas e colarinho de pontas compridas. Réplica feita a partir de uma foto de arquivo do time da estação.",
    priceCents: 25990,
    subcategory: "Anos 70",
    daysAgo: 84,
  },
  "camisa-retro-baia-mansa-1983": {
    name: "Camisa Retrô Baía Mansa 1983",
    description:
      "As riscas turquesa e o patrocínio da rádio local marcaram a campanha que encheu o cais. Malha levemente brilhante, como se usava, e escudo com ponto cheio. Modelagem ampla.",
    priceCents: 24990,
    subcategory: "Anos 80",
    isNew: true,
    daysAgo: 6,
  },
  "camisa-retro-vila-carambola-1986": {
    name: "Camisa Retrô Vila Carambola 1986",
    description:
      "Ombros marrons, corpo laranja e letras gordas no peito: os anos 80 inteiros em uma camisa. Gola em V com ribana firme.",
    priceCents: 22990,
    subcategory: "Anos 80",
    daysAgo: 58,
  },
  "camisa-retro-alderbridge-1988": {
    name: "Camisa Retrô Alderbridge 1988",
    description:
      "Meio azul-céu, meio bordô, para lembrar a tarde de chuva em que tudo deu certo. Gola polo com friso creme e barra reta, boa para usar por fora da calça.",
    priceCents: 26990,
    subcategory: "Anos 80",
    daysAgo: 112,
  },
  "camisa-retro-castelvento-1992": {
    name: "Camisa Retrô Castelvento 1992",
    description:
      "Mosaico de triângulos e um raio dourado atravessando o peito, sem nenhuma vergonha de ser dos anos 90. Poliéster texturizado e corte largo, fiel ao original.",
    priceCents: 27990,
    subcategory: "Anos 90",
    daysAgo: 35,
  },
  "camisa-retro-farol-do-norte-1994": {
    name: "Camisa Retrô Farol do Norte 1994",
    description:
      "Verde-petróleo, turquesa e rosa no mesmo pano: quem viveu lembra, quem não viveu quer uma. Colarinho largo e tecido acetinado. Uma das peças mais procuradas da casa.",
    priceCents: 29990,
    subcategory: "Anos 90",
    daysAgo: 70,
  },
  "camisa-retro-pedra-lascada-1997": {
    name: "Camisa Retrô Pedra Lascada 1997",
    description:
      "Diagonais em dois vermelhos e colarinho preto, o uniforme do acesso decidido nos pênaltis. Reedição com a mesma textura em relevo da época.",
    priceCents: 23990,
    subcategory: "Anos 90",
    daysAgo: 99,
  },
};
