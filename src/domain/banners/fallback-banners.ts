import type { BannerSlide } from "./banner.ts";

/** The carousel's slides until the owner creates one, and while the owner's banners cannot be loaded. */
export const fallbackBanners: readonly BannerSlide[] = [
  {
    id: "lancamentos",
    title: "Novos lançamentos",
    description: "As camisas da temporada já estão em campo, com o seu nome e o seu número.",
    link: "/categoria/lancamentos",
    picture: null,
  },
  {
    id: "brasileiros",
    title: "Times brasileiros",
    description: "O manto do seu clube, para a arquibancada, a pelada e o sofá.",
    link: "/categoria/brasileiros",
    picture: null,
  },
  {
    id: "promocoes",
    title: "Promoções especiais",
    description: "Até 40% de desconto em camisas selecionadas",
    link: "/categoria/promocoes",
    picture: null,
  },
];
