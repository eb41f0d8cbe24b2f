import { crest, kit, print } from "./compose-kit.ts";

const jacket = { fit: "jacket", sleeves: "long" } as const;
const puffer = { fit: "puffer", sleeves: "long", sleeveStyle: "plain" } as const;

export const invernoKits = {
  "jaqueta-alto-do-sabia-neblina": kit(["#14503a", "#0b2f22", "#d8a93a", "#0b2f22"], "solid", "crew", 21, {
    ...jacket,
    shield: crest("heater", "peak", "#f1ead8", "#0e6a44", "#d8a93a"),
  }),
  "jaqueta-kvistad-geada": kit(["#e9eef0", "#b9232f", "#b9232f", "#1c1f23"], "solid", "crew", 24, {
    ...jacket,
    shield: crest("hex", "peak", "#1c1f23", "#e9eef0", "#b9232f"),
  }),
  "jaqueta-pedra-lascada-camuflada": kit(["#4d5647", "#262b22", "#e08a2c", "#22261f"], "camo", "crew", 28, {
    ...jacket,
    shield: crest("hex", "peak", "#22261f", "#e08a2c", "#e08a2c"),
  }),
  "jaqueta-puffer-riacho-da-lua": kit(["#1c3766", "#8ec9ea", "#8ec9ea", "#14264a"], "yoke", "crew", 174, {
    ...puffer,
    shield: crest("round", "moon", "#8ec9ea", "#17305c", "#f5f7f8"),
  }),
  "jaqueta-puffer-vila-carambola": kit(["#e8691a", "#1f2124", "#1f2124", "#1f2124"], "solid", "crew", 178, {
    ...puffer,
    shield: crest("banner", "star", "#1f2124", "#f0731c", "#fbf4e6"),
  }),
  "camisa-termica-gullhavn-manga-longa": kit(
    ["#5d6a70", "#3c474c", "#c6f432", "#23292c"],
    "chevron",
    "crew",
    181,
    {
      sleeves: "long",
      shield: crest("hex", "wave", "#23292c", "#c6f432", "#c6f432"),
      lettering: print("Lindqvist", "22", "square", "#c6f432"),
    },
  ),
} as const;
