import { ad, crest, kit, print } from "./compose-kit.ts";

const set = { fit: "set" } as const;

export const conjuntosKits = {
  "conjunto-alto-do-sabia-treino": kit(["#2f3a36", "#0e6a44", "#d8a93a", "#1d2421"], "yoke", "crew", 153, {
    ...set,
    shield: crest("heater", "peak", "#f1ead8", "#0e6a44", "#d8a93a"),
    sponsor: ad("Zarpex"),
  }),
  "conjunto-baia-mansa-infantil": kit(["#f4f6f5", "#11a0a6", "#0c2a4a", "#11a0a6"], "hoops", "crew", 157, {
    ...set,
    repeats: 7,
    shield: crest("round", "anchor", "#0c2a4a", "#f4f6f5", "#0c2a4a"),
    lettering: print("Bia", "7", "sporty", "#0c2a4a"),
  }),
  "conjunto-campo-das-araras-completo": kit(["#d8232a", "#f6c625", "#17527f", "#17527f"], "yoke", "v", 160, {
    ...set,
    shield: crest("heater", "crown", "#17527f", "#f6c625", "#f6f1e2"),
    lettering: print("Arara", "9", "poster", "#f6c625", "#17527f"),
  }),
  "conjunto-varzea-clube-preto-e-branco": kit(
    ["#f2f2ef", "#191b1e", "#191b1e", "#191b1e"],
    "diagonal",
    "polo",
    164,
    {
      ...set,
      shield: crest("oval", "star", "#191b1e", "#f2f2ef", "#c9a24c"),
      lettering: print("Capitão", "10", "slab", "#191b1e"),
    },
  ),
  "conjunto-selecao-da-ventania-viagem": kit(
    ["#4b2f91", "#2f1c63", "#d9b64a", "#f4f2f8"],
    "chevron",
    "crew",
    167,
    {
      ...set,
      shield: crest("oval", "moon", "#f4f2f8", "#4b2f91", "#d9b64a"),
      lettering: print("Iracema", "10", "narrow", "#f4f2f8"),
    },
  ),
  "conjunto-pelada-de-domingo": kit(["#f08a2a", "#3b2a6e", "#fff2dc", "#3b2a6e"], "fade", "v", 171, {
    ...set,
    shield: crest("banner", "rays", "#3b2a6e", "#f08a2a", "#fff2dc"),
    sponsor: ad("Pirilux", "plain", "poster"),
  }),
} as const;
