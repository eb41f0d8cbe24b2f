import { ad, crest, kit, print } from "./compose-kit.ts";

const retro = { fit: "retro" } as const;

export const retroKits = {
  "camisa-retro-alto-do-sabia-1974": kit(["#12603f", "#f1ead8", "#f1ead8", "#f1ead8"], "solid", "wide", 126, {
    ...retro,
    sleeves: "long",
    shield: crest("heater", "peak", "#f1ead8", "#12603f", "#d8a93a"),
    lettering: print("Nelinho Braga", "8", "slab", "#f1ead8"),
  }),
  "camisa-retro-trilho-novo-1977": kit(["#d79a22", "#3a2214", "#f3e6cc", "#3a2214"], "hoops", "wide", 129, {
    ...retro,
    sleeveStyle: "contrast",
    shield: crest("banner", "bars", "#3a2214", "#d79a22", "#f3e6cc"),
    lettering: print("Tião", "5", "slab", "#f3e6cc", "#3a2214"),
  }),
  "camisa-retro-baia-mansa-1983": kit(
    ["#f2f4f1", "#11a0a6", "#0c2a4a", "#0c2a4a"],
    "pinstripes",
    "polo",
    132,
    {
      ...retro,
      repeats: 19,
      shield: crest("round", "anchor", "#0c2a4a", "#f2f4f1", "#11a0a6"),
      sponsor: ad("Rádio Ocaju", "boxed", "slab"),
    },
  ),
  "camisa-retro-vila-carambola-1986": kit(["#ef7d23", "#7a2a0b", "#fbf4e6", "#7a2a0b"], "yoke", "v", 136, {
    ...retro,
    shield: crest("banner", "star", "#fbf4e6", "#7a2a0b", "#7a2a0b"),
    sponsor: ad("Quimbé", "plain", "slab"),
  }),
  "camisa-retro-alderbridge-1988": kit(["#8cc3e4", "#6a1431", "#f6ecd2", "#6a1431"], "halves", "polo", 139, {
    ...retro,
    shield: crest("round", "leaf", "#f6ecd2", "#6a1431", "#6a1431"),
    lettering: print("Whitlock", "10", "slab", "#f6ecd2", "#3d0a1c"),
  }),
  "camisa-retro-castelvento-1992": kit(["#2360c8", "#123a86", "#e8c45a", "#0d2454"], "mosaic", "polo", 143, {
    ...retro,
    shield: crest("swiss", "tower", "#f4f6fb", "#1d5cc7", "#e8c45a"),
    sponsor: ad("Lumiá"),
  }),
  "camisa-retro-farol-do-norte-1994": kit(
    ["#0f3a3a", "#1fb8a6", "#f26d9c", "#0a2424"],
    "mosaic",
    "wide",
    146,
    {
      ...retro,
      shield: crest("hex", "rays", "#0a2424", "#f26d9c", "#f26d9c"),
      sponsor: ad("Timboá", "plain", "poster"),
    },
  ),
  "camisa-retro-pedra-lascada-1997": kit(
    ["#c7232f", "#8c121c", "#f2efe8", "#1c1e21"],
    "diagonal",
    "wide",
    150,
    {
      ...retro,
      shield: crest("hex", "peak", "#1c1e21", "#f2efe8", "#f2efe8"),
      sponsor: ad("Rumoa", "barred", "poster"),
    },
  ),
} as const;
