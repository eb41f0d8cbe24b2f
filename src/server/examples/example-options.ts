import type { z } from "zod";
import type { optionInputSchema } from "#domain/options/option-input.ts";
import type { OptionRules } from "#domain/options/option-rules.ts";
import type { PatchPlace } from "#domain/options/shirt-option.ts";
import { drawingSemaphore } from "../media/imaging.ts";

type OptionFields = Omit<z.input<typeof optionInputSchema>, "patch">;

/** As the API takes them; the drawing of a patch is uploaded first. */
export const exampleOptions: (OptionFields & { patch?: { place: PatchPlace; drawing: string } })[] = [
  {
    name: "Patch Copa do Litoral",
    price_cents: 1500,
    patch: {
      place: "right_sleeve",
      // A golden cup above the waves, in a round patch.
      drawing: `<defs><clipPath id="c"><circle cx="240" cy="240" r="188"/></clipPath></defs>
<circle cx="240" cy="240" r="232" fill="#f6c945"/><circle cx="240" cy="240" r="216" fill="#0b2a4a"/>
<circle cx="240" cy="240" r="200" fill="#fdf6df"/><circle cx="240" cy="240" r="188" fill="#123f6d"/>
<g clip-path="url(#c)"><path d="M40 334q25-26 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v120H40z" fill="#1f7fb8"/>
<path d="M20 374q25-26 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0v90H20z" fill="#58b7dd"/></g>
<path d="M158 126h164v46c0 62-32 104-66 116v30h34v30H190v-30h34v-30c-34-12-66-54-66-116z" fill="#f6c945"/>
<path d="M158 142h-42c0 62 22 96 60 100M322 142h42c0 62-22 96-60 100" fill="none" stroke="#f6c945" stroke-width="16"/>
<path d="M182 142h24c0 60 8 96 26 124-30-18-50-58-50-124z" fill="#fff3c4" opacity=".8"/>
<path d="m240 66 9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z" fill="#fdf6df"/>`,
    },
  },
  {
    name: "Patch Campeão das Serras",
    price_cents: 1990,
    patch: {
      place: "chest",
      // Mountains under a star, in a shield.
      drawing: `<defs><clipPath id="s"><path d="M72 56h336v176c0 106-70 170-168 208C142 402 72 338 72 232z"/></clipPath></defs>
<path d="M40 24h400v210c0 126-84 202-200 242C124 436 40 360 40 234z" fill="#e9eef2"/>
<path d="M56 40h368v194c0 116-76 186-184 224C132 420 56 350 56 234z" fill="#7a1022"/>
<path d="M72 56h336v176c0 106-70 170-168 208C142 402 72 338 72 232z" fill="#b3172f"/>
<g clip-path="url(#s)"><path d="M20 388 152 214l66 84 58-112 190 214v80H20z" fill="#3d0a14"/>
<path d="m152 214 40 51-22-4-20 22-16-20-26 8zM276 186l58 65-30-8-24 26-22-22-20 9z" fill="#e9eef2"/>
<path d="M40 410q100-56 200-14t200-20v90H40z" fill="#d9a514"/></g>
<path d="m240 78 15 32 35 5-25 25 6 35-31-17-31 17 6-35-25-25 35-5z" fill="#f6c945"/>
<path d="m140 108 8 18 20 3-14 14 3 20-17-10-18 10 4-20-15-14 20-3zM340 108l8 18 20 3-14 14 3 20-17-10-18 10 4-20-15-14 20-3z" fill="#f6c945"/>`,
    },
  },
  { name: "Manga longa", price_cents: 2500 },
  { name: "Calção", price_cents: 5990 },
];

/** Twice as sharp as the largest picture of a shirt needs. */
export function drawPatch(drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">${drawing}</svg>`;
  return drawingSemaphore.run((sharp) => sharp(Buffer.from(svg)).png().toBuffer());
}

/** What a category offers: all but the last option, in any number. */
export const rulesOfCategory = (ids: readonly string[]): OptionRules => ({
  optionIds: ids.slice(0, -1),
  max: null,
  oneOf: [],
});

/** What a product offers that differs from its category: three of the four, long sleeves or shorts. */
export const rulesOfProduct = (ids: readonly string[]): OptionRules => ({
  optionIds: [...ids],
  max: 3,
  oneOf: [ids.slice(-2)],
});
