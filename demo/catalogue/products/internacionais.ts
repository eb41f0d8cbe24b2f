import type { internacionaisKits } from "../kits/internacionais.ts";
import type { ProductWords } from "../types.ts";

export const internacionais: Record<keyof typeof internacionaisKits, ProductWords> = {
  "camisa-castelvento-titular": {
    name: "Camisa Castelvento Titular",
    description:
      "Azul intenso com ondas tom sobre tom, desenhadas a partir das muralhas da cidade à beira-mar. Corte de jogador, mais justo no tronco. Se você prefere folga, peça um número acima.",
    priceCents: 32990,
    subcategory: "Titular",
    isNew: true,
    daysAgo: 3,
  },
  "camisa-alderbridge-titular": {
    name: "Camisa Alderbridge Titular",
    description:
      "Corpo bordô e mangas cor de mostarda, uma das combinações mais antigas da ilha. A malha jacquard traz linhas discretas que aparecem com a luz.",
    priceCents: 31990,
    subcategory: "Titular",
    daysAgo: 20,
  },
  "camisa-alderbridge-reserva": {
    name: "Camisa Alderbridge Reserva",
    description:
      "O verde começa claro nos ombros e escurece até a barra, como o rio visto da ponte. Gola polo com friso, punhos em ribana e tecido fresco para o verão europeu ou para o nosso inverno.",
    priceCents: 29990,
    subcategory: "Reserva",
    daysAgo: 67,
  },
  "camisa-sankt-orlau-titular": {
    name: "Camisa Sankt Orlau Titular",
    description:
      "Quatro quartos em branco e preto, com a gola vermelha que virou marca registrada do clube alpino. Acabamento interno com fita no pescoço, sem etiqueta que incomode.",
    priceCents: 30990,
    subcategory: "Titular",
    daysAgo: 43,
  },
  "camisa-jarabel-titular": {
    name: "Camisa Jarabel Titular",
    description:
      "Listras largas em laranja e azul-noite, vindas de um litoral de laranjais. O fio antiodor resiste a muitas lavagens. Um clássico para quem gosta de cor.",
    priceCents: 28990,
    subcategory: "Titular",
    daysAgo: 52,
  },
  "camisa-montfauve-titular": {
    name: "Camisa Montfauve Titular",
    description:
      "Verde-floresta com a coluna rosa no meio: ousada no papel, linda no corpo. Gola polo com três botões e toque acetinado.",
    priceCents: 33990,
    subcategory: "Titular",
    daysAgo: 30,
  },
  "camisa-kvistad-titular": {
    name: "Camisa Kvistad Titular",
    description:
      "Branca como o fiorde em janeiro, com correntes em azul-gelo atravessando o peito. Tecido de trama aberta e modelagem slim. O escudo é termocolado para pesar menos.",
    priceCents: 31990,
    subcategory: "Titular",
    daysAgo: 78,
  },
  "camisa-gullhavn-titular": {
    name: "Camisa Gullhavn Titular",
    description:
      "Preta com diagonais em cinza e detalhes verde-neon que acendem sob os refletores. Os ombros levam fita de contraste e reforço na costura.",
    priceCents: 34990,
    subcategory: "Titular",
    daysAgo: 9,
  },
  "camisa-brackwater-edicao-especial": {
    name: "Camisa Brackwater Edição Especial",
    description:
      "Rosa com risca de giz, lançada no aniversário do estaleiro que fundou o time. Série curta, com caixa e cartão. Fica bem com bermuda e com blazer.",
    priceCents: 38990,
    subcategory: "Edição Especial",
    daysAgo: 96,
  },
  "camisa-nieuwhaven-titular": {
    name: "Camisa Nieuwhaven Titular",
    description:
      "Vermelha, com ombros azul-marinho e um friso claro separando as cores. Herança dos uniformes dos remadores do porto, agora em malha leve de secagem rápida.",
    priceCents: 28990,
    subcategory: "Titular",
    daysAgo: 110,
  },
};
