import { jacketGuide, kitGuide } from "#domain/sizes/size-guide-models.ts";
import { tilePicture } from "./pictures.ts";
import type { DemoCategory } from "./types.ts";

/** Ids and names are the shop's fixed ones; 5 and 6 have only the default subcategory. */
export const demoCategories: readonly DemoCategory[] = [
  {
    id: "1",
    name: "Times Brasileiros",
    description: "Camisas de clubes de todo canto do Brasil, do litoral ao sertão.",
    subcategories: ["Titular", "Reserva", "Goleiro", "Edição Especial"],
    picture: tilePicture("brasileiros", "Camisas de times brasileiros no gramado"),
  },
  {
    id: "2",
    name: "Internacionais",
    description: "Os uniformes mais bonitos dos campeonatos de fora, no seu tamanho.",
    subcategories: ["Titular", "Reserva", "Edição Especial"],
    picture: tilePicture("internacionais", "Camisas de times internacionais no gramado"),
  },
  {
    id: "3",
    name: "Seleções",
    description: "As cores de cada país para vestir em dia de jogo e em todos os outros.",
    subcategories: ["Titular", "Reserva", "Goleiro", "Edição Especial"],
    picture: tilePicture("selecoes", "Camisas de seleções no gramado"),
  },
  {
    id: "4",
    name: "Retrô",
    description: "Réplicas fiéis das camisas que fizeram história nos anos 70, 80 e 90.",
    subcategories: ["Anos 70", "Anos 80", "Anos 90"],
    picture: tilePicture("retro", "Camisas retrô no gramado"),
  },
  {
    id: "5",
    name: "Conjuntos",
    description: "Camisa e calção combinando, prontos para entrar em campo.",
    subcategories: ["Padrão"],
    picture: tilePicture("conjuntos", "Conjunto de camisa e calção no gramado"),
    sizeGuide: kitGuide,
  },
  {
    id: "6",
    name: "Inverno",
    description: "Jaquetas e camisas térmicas para torcer sem passar frio.",
    subcategories: ["Padrão"],
    picture: tilePicture("inverno", "Jaquetas de inverno no gramado"),
    sizeGuide: jacketGuide,
  },
];
