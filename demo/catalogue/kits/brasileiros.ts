import { ad, crest, kit, print } from "./compose-kit.ts";

export const brasileirosKits = {
  "camisa-alto-do-sabia-titular": kit(["#0e6a44", "#f1ead8", "#d8a93a", "#f1ead8"], "chestband", "polo", 3, {
    shield: crest("heater", "peak", "#f1ead8", "#0e6a44", "#d8a93a", 1),
    lettering: print("Juninho", "10", "poster", "#f1ead8", "#0a3d29"),
  }),
  "camisa-alto-do-sabia-reserva": kit(["#f1ead8", "#0e6a44", "#d8a93a", "#0e6a44"], "pinstripes", "v", 8, {
    shield: crest("heater", "peak", "#0e6a44", "#f1ead8", "#d8a93a", 1),
    sponsor: ad("Zarpex"),
  }),
  "camisa-baia-mansa-titular": kit(["#11a0a6", "#0c2a4a", "#f4f6f5", "#0c2a4a"], "stripes", "crew", 12, {
    repeats: 7,
    shield: crest("round", "anchor", "#f4f6f5", "#0c2a4a", "#0c2a4a"),
    sponsor: ad("Ocaju", "boxed", "narrow"),
    lettering: print("Tainá", "7", "sporty", "#f4f6f5", "#0c2a4a"),
  }),
  "camisa-baia-mansa-goleiro": kit(["#f0603f", "#b8321d", "#0c2a4a", "#0c2a4a"], "camo", "crew", 15, {
    sleeves: "long",
    shield: crest("round", "anchor", "#f4f6f5", "#0c2a4a", "#0c2a4a"),
    lettering: print("Zeca", "1", "square", "#0c2a4a"),
  }),
  "camisa-morro-do-ipe-titular": kit(["#f2b90f", "#4a1d6d", "#f7f2e4", "#4a1d6d"], "sash", "v", 19, {
    shield: crest("swiss", "leaf", "#4a1d6d", "#f2b90f", "#f7f2e4"),
    lettering: print("Marcinha", "11", "square", "#4a1d6d", "#f7f2e4"),
  }),
  "camisa-morro-do-ipe-edicao-especial": kit(
    ["#5a1f86", "#2c0d49", "#f2b90f", "#2c0d49"],
    "rays",
    "crew",
    23,
    {
      shield: crest("swiss", "leaf", "#f2b90f", "#4a1d6d", "#f7f2e4"),
      lettering: print("Ipê", "26", "poster", "#f2b90f"),
    },
  ),
  "camisa-vila-carambola-titular": kit(["#f0731c", "#fbf4e6", "#7a2a0b", "#fbf4e6"], "centre", "v", 27, {
    shield: crest("banner", "star", "#7a2a0b", "#f0731c", "#fbf4e6"),
    lettering: print("Cajuzinho", "9", "narrow", "#fbf4e6", "#7a2a0b"),
  }),
  "camisa-pedra-lascada-titular": kit(["#2b2f33", "#c7232f", "#eceeec", "#2b2f33"], "quarters", "crew", 31, {
    shield: crest("hex", "peak", "#eceeec", "#c7232f", "#16191c"),
    sponsor: ad("Fervix"),
    lettering: print("Brito", "5", "poster", "#eceeec"),
  }),
  "camisa-cais-do-caja-titular": kit(["#f4f4f0", "#1d4c8f", "#f0731c", "#1d4c8f"], "hoops", "polo", 35, {
    repeats: 13,
    shield: crest("oval", "wave", "#1d4c8f", "#f4f4f0", "#f0731c"),
    lettering: print("Dedé", "8", "slab", "#f0731c", "#1d4c8f"),
  }),
  "camisa-campo-das-araras-titular": kit(
    ["#d8232a", "#2a86c9", "#f6c625", "#17527f"],
    "diagonal",
    "crew",
    39,
    {
      sleeveStyle: "plain",
      shield: crest("heater", "crown", "#17527f", "#f6c625", "#f6f1e2"),
      lettering: print("Arara", "17", "sporty", "#f6c625", "#0c2f4a"),
    },
  ),
  "camisa-campo-das-araras-reserva": kit(["#f6c625", "#f6c625", "#17527f", "#d8232a"], "solid", "v", 42, {
    sidePanels: true,
    shield: crest("heater", "crown", "#17527f", "#f6c625", "#d8232a"),
    sponsor: ad("Trigalo", "barred"),
  }),
  "camisa-ilha-do-bonde-titular": kit(
    ["#15171a", "#c9a24c", "#c9a24c", "#15171a"],
    "pinstripes",
    "polo",
    46,
    {
      repeats: 11,
      shield: crest("swiss", "tower", "#15171a", "#c9a24c", "#c9a24c", 2),
      lettering: print("Teodoro", "6", "narrow", "#c9a24c"),
    },
  ),
  "camisa-riacho-da-lua-titular": kit(["#8ec9ea", "#17305c", "#f5f7f8", "#17305c"], "chevron", "crew", 49, {
    shield: crest("round", "moon", "#17305c", "#f5f7f8", "#f5f7f8"),
    lettering: print("Luan Dias", "10", "poster", "#17305c"),
  }),
  "camisa-trilho-novo-titular": kit(["#8e3b22", "#f0e2c8", "#2d1a12", "#2d1a12"], "halves", "wide", 52, {
    shield: crest("banner", "bars", "#f0e2c8", "#8e3b22", "#2d1a12"),
    lettering: print("Ferreira", "4", "slab", "#2d1a12", "#f0e2c8"),
  }),
  "camisa-farol-do-norte-goleiro": kit(["#b6dd2e", "#1c2a12", "#1c2a12", "#1c2a12"], "diamonds", "crew", 56, {
    sleeves: "long",
    shield: crest("hex", "rays", "#1c2a12", "#b6dd2e", "#f3f6e8"),
    lettering: print("Nonato", "12", "square", "#1c2a12"),
  }),
} as const;
