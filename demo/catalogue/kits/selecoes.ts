import { crest, kit, print } from "./compose-kit.ts";

export const selecoesKits = {
  "camisa-selecao-de-solaria-titular": kit(["#f5bb12", "#e79a08", "#a3172a", "#a3172a"], "rays", "crew", 22, {
    shield: crest("heater", "rays", "#a3172a", "#f5bb12", "#fbf3da", 4),
    lettering: print("Caetano", "10", "square", "#a3172a"),
  }),
  "camisa-selecao-de-solaria-reserva": kit(["#a3172a", "#7c0e1d", "#f5bb12", "#f5bb12"], "chevron", "v", 95, {
    shield: crest("heater", "rays", "#f5bb12", "#a3172a", "#fbf3da", 4),
  }),
  "camisa-selecao-da-nordania-titular": kit(
    ["#f3f5f6", "#1d3f8f", "#c92a37", "#1d3f8f"],
    "chestband",
    "crew",
    98,
    {
      shield: crest("swiss", "peak", "#1d3f8f", "#f3f5f6", "#c92a37", 1),
      lettering: print("Halvor", "4", "narrow", "#1d3f8f"),
    },
  ),
  "camisa-selecao-da-nordania-goleiro": kit(
    ["#3f4d58", "#2a343c", "#ff8a1f", "#ff8a1f"],
    "mosaic",
    "crew",
    101,
    {
      sleeves: "long",
      shield: crest("swiss", "peak", "#1d3f8f", "#f3f5f6", "#ff8a1f", 1),
      lettering: print("Ekdal", "1", "square", "#ff8a1f"),
    },
  ),
  "camisa-selecao-de-coralina-titular": kit(
    ["#ff7466", "#0f9b94", "#fdf3e7", "#0f9b94"],
    "waves",
    "polo",
    105,
    {
      shield: crest("round", "wave", "#0f9b94", "#fdf3e7", "#fdf3e7"),
      lettering: print("Marola", "11", "sporty", "#fdf3e7", "#0b5f5b"),
    },
  ),
  "camisa-selecao-da-montevia-titular": kit(
    ["#f5f4ef", "#167346", "#167346", "#123a2a"],
    "checker",
    "v",
    108,
    {
      shield: crest("banner", "tower", "#123a2a", "#f5f4ef", "#e0b53c"),
      lettering: print("Radovan", "18", "poster", "#123a2a", "#f5f4ef"),
    },
  ),
  "camisa-selecao-da-aquilaria-titular": kit(
    ["#14254d", "#f4f5f7", "#d7263d", "#d7263d"],
    "sash",
    "crew",
    111,
    {
      shield: crest("hex", "star", "#f4f5f7", "#14254d", "#d7263d", 2),
      lettering: print("Aldren", "23", "sporty", "#f4f5f7", "#14254d"),
    },
  ),
  "camisa-selecao-da-ventania-titular": kit(
    ["#f4f2f8", "#a78fdd", "#4b2f91", "#4b2f91"],
    "stripes",
    "crew",
    115,
    {
      repeats: 7,
      sleeveStyle: "contrast",
      shield: crest("oval", "moon", "#4b2f91", "#f4f2f8", "#d9b64a"),
      lettering: print("Iracema", "10", "narrow", "#4b2f91", "#f4f2f8"),
    },
  ),
  "camisa-selecao-de-zambara-titular": kit(
    ["#0d7a4e", "#f0851f", "#f6d33c", "#16181a"],
    "diamonds",
    "v",
    118,
    {
      shield: crest("heater", "crown", "#16181a", "#f6d33c", "#f6d33c"),
      lettering: print("Okembe", "9", "poster", "#f6d33c", "#16181a"),
    },
  ),
  "camisa-selecao-da-auroria-edicao-especial": kit(
    ["#16202b", "#20b48b", "#b57bff", "#0e151d"],
    "fade",
    "crew",
    122,
    {
      shield: crest("round", "star", "#0e151d", "#6fe8c2", "#b57bff"),
      lettering: print("Boreal", "77", "sporty", "#eafff7"),
    },
  ),
} as const;
