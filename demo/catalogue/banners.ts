import { bannerPicture } from "./pictures.ts";
import type { DemoBanner } from "./types.ts";

export const demoBanners: readonly DemoBanner[] = [
  {
    slug: "lancamentos",
    title: "A nova temporada chegou",
    description: "Camisas recém-saídas da costura, com o seu nome e o seu número.",
    link: "/categoria/lancamentos",
    picture: bannerPicture("lancamentos", "Três camisas novas no centro do gramado, à noite"),
  },
  {
    slug: "brasileiros",
    title: "O manto do seu bairro",
    description: "Times brasileiros para vestir na arquibancada, na pelada e no sofá.",
    link: "/categoria/brasileiros",
    picture: bannerPicture("brasileiros", "Camisas de times brasileiros sob os refletores"),
  },
  {
    slug: "retro",
    title: "Anos de ouro",
    description: "Gola larga, malha pesada e histórias que a torcida ainda conta.",
    link: "/categoria/retro",
    picture: bannerPicture("retro", "Camisas retrô sob os refletores"),
  },
  {
    slug: "inverno",
    title: "Frio só do lado de fora",
    description: "Jaquetas e puffers para os jogos que começam às nove e meia da noite.",
    link: "/categoria/inverno",
    picture: bannerPicture("inverno", "Jaquetas de inverno no gramado, à noite"),
  },
];
