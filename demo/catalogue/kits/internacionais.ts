import { ad, crest, kit, print } from "./compose-kit.ts";

export const internacionaisKits = {
  "camisa-castelvento-titular": kit(["#2466d8", "#123b8c", "#f2f5fa", "#f2f5fa"], "waves", "v", 60, {
    shield: crest("swiss", "tower", "#f2f5fa", "#123b8c", "#e4b83c", 1),
    sponsor: ad("Valquer"),
    lettering: print("Bellandi", "10", "sporty", "#f2f5fa"),
  }),
  "camisa-alderbridge-titular": kit(["#6a1431", "#d9a63a", "#d9a63a", "#d9a63a"], "solid", "crew", 63, {
    sleeveStyle: "contrast",
    shield: crest("round", "leaf", "#d9a63a", "#6a1431", "#f6ecd2"),
    sponsor: ad("Kalve", "plain", "poster"),
    lettering: print("Hartwell", "9", "narrow", "#d9a63a"),
  }),
  "camisa-alderbridge-reserva": kit(["#c9ead6", "#1f6b4c", "#123d2c", "#123d2c"], "fade", "polo", 67, {
    shield: crest("round", "leaf", "#123d2c", "#c9ead6", "#f6ecd2"),
    sponsor: ad("Kalve", "plain", "poster"),
  }),
  "camisa-sankt-orlau-titular": kit(["#f3f3ef", "#1b1d20", "#cc2430", "#cc2430"], "quarters", "crew", 70, {
    shield: crest("heater", "crown", "#cc2430", "#f3f3ef", "#e8c24a"),
    lettering: print("Brandl", "31", "square", "#cc2430", "#f3f3ef"),
  }),
  "camisa-jarabel-titular": kit(["#f28a1e", "#12284f", "#f28a1e", "#12284f"], "stripes", "v", 74, {
    repeats: 5,
    shield: crest("banner", "rays", "#f7f1e3", "#12284f", "#f7f1e3"),
    lettering: print("Moraleda", "21", "poster", "#f7f1e3", "#12284f"),
  }),
  "camisa-montfauve-titular": kit(["#12432f", "#f19ab2", "#f6efe6", "#f19ab2"], "centre", "polo", 77, {
    shield: crest("oval", "star", "#f6efe6", "#12432f", "#f19ab2"),
    lettering: print("Delacourt", "14", "narrow", "#f6efe6"),
  }),
  "camisa-kvistad-titular": kit(["#eef3f4", "#7fb8d8", "#16455f", "#16455f"], "waves", "crew", 81, {
    shield: crest("hex", "peak", "#16455f", "#eef3f4", "#7fb8d8"),
    sponsor: ad("Ostrell", "barred", "narrow"),
    lettering: print("Sørby", "16", "sporty", "#16455f"),
  }),
  "camisa-gullhavn-titular": kit(["#17191c", "#2a2e33", "#c6f432", "#17191c"], "diagonal", "v", 84, {
    shoulderTape: true,
    shield: crest("hex", "wave", "#c6f432", "#17191c", "#c6f432"),
    lettering: print("Lindqvist", "22", "square", "#c6f432"),
  }),
  "camisa-brackwater-edicao-especial": kit(
    ["#f3abc1", "#2a1420", "#2a1420", "#2a1420"],
    "pinstripes",
    "crew",
    88,
    {
      shield: crest("oval", "anchor", "#2a1420", "#f3abc1", "#fdf1f4"),
      sponsor: ad("Brunell", "plain", "slab"),
      lettering: print("Ashdown", "8", "slab", "#2a1420"),
    },
  ),
  "camisa-nieuwhaven-titular": kit(["#d6262f", "#142447", "#f6f4ee", "#142447"], "yoke", "polo", 91, {
    shield: crest("banner", "anchor", "#f6f4ee", "#142447", "#f6f4ee"),
    sponsor: ad("Haverik"),
    lettering: print("Verdonk", "7", "poster", "#f6f4ee"),
  }),
} as const;
