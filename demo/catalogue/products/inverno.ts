import type { invernoKits } from "../kits/inverno.ts";
import type { ProductWords } from "../types.ts";

export const inverno: Record<keyof typeof invernoKits, ProductWords> = {
  "jaqueta-alto-do-sabia-neblina": {
    name: "Jaqueta Alto do Sabiá Neblina",
    description:
      "Para as manhãs em que não se vê o outro gol. Tricot escovado por dentro, gola alta e zíper dourado, com bolsos que fecham de verdade.",
    priceCents: 38990,
    subcategory: "Padrão",
    daysAgo: 16,
  },
  "jaqueta-kvistad-geada": {
    name: "Jaqueta Kvistad Geada",
    description:
      "Branca com pala vermelha, no estilo dos agasalhos de aquecimento do norte. Punhos e barra em ribana, forro leve e ajuste reto.",
    priceCents: 36990,
    subcategory: "Padrão",
    daysAgo: 45,
  },
  "jaqueta-pedra-lascada-camuflada": {
    name: "Jaqueta Pedra Lascada Camuflada",
    description:
      "Camuflado em tons de pedra com zíper laranja, corta-vento e resistente a garoa. Dobra pequeno e vai na mochila. Ideal para quem chega cedo ao portão.",
    priceCents: 39990,
    subcategory: "Padrão",
    daysAgo: 62,
  },
  "jaqueta-puffer-riacho-da-lua": {
    name: "Jaqueta Puffer Riacho da Lua",
    description:
      "Gomos macios em azul-noite e ombros azul-claros, com enchimento sintético que aquece sem pesar. A gola alta protege o pescoço na arquibancada descoberta.",
    priceCents: 44990,
    subcategory: "Padrão",
    isNew: true,
    daysAgo: 4,
  },
  "jaqueta-puffer-vila-carambola": {
    name: "Jaqueta Puffer Vila Carambola",
    description:
      "Laranja da cabeça aos pés, para ser achado no meio da multidão. Tecido externo que repele água, bolsos forrados de fleece e zíper reforçado.",
    priceCents: 42990,
    subcategory: "Padrão",
    daysAgo: 94,
  },
  "camisa-termica-gullhavn-manga-longa": {
    name: "Camisa Térmica Gullhavn Manga Longa",
    description:
      "Segunda pele com cara de camisa de jogo: cinza, com divisa tonal e escudo neon. Mantém o calor, deixa sair o suor e não limita o movimento.",
    priceCents: 19990,
    subcategory: "Padrão",
    daysAgo: 10,
  },
};
