// The product picture: backdrop, ground shadow and garment in one SVG document, upright 4:5.

import type { Kit, View } from "../base/kit.ts";
import { hash } from "../base/random.ts";
import { blurFilter } from "../cloth/fabric.ts";
import { garment } from "../garment.ts";
import { shortsArt } from "../parts/shorts.ts";
import { groundShadow, studio } from "./studio.ts";

/** The size at which a picture is drawn before it is scaled down: light and mesh are designed for this scale. */
export const masterSize = { width: 1040, height: 1300 } as const;

/** Extra pixels around a detail picture: filters darken the edge of a canvas, so the edge is cut off. */
export const bleedOf = (view: View): number => (view === "detail" ? 20 : 0);

const wholeView = "80 -50 1040 1300";
/** Collar and shield, 2.5 times as large; 416 x 520 units and the bleed. */
const detailView = "390 72 432 536";

export function productPicture(kit: Kit, view: View): string {
  // The shop prints the customer's own name on the back, so the catalogue's picture has none.
  const { lettering: _, ...bare } = kit;
  const id = `d${hash(JSON.stringify(bare) + view).toString(36)}`;
  const scene =
    view === "detail" ? detail(bare) : bare.fit === "set" ? set(bare, view, id) : single(bare, view, id);
  const [width, height] = [masterSize.width + 2 * bleedOf(view), masterSize.height + 2 * bleedOf(view)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view === "detail" ? detailView : wholeView}" width="${width}" height="${height}">` +
    `<defs>${blurFilter(`${id}-b14`, 14)}${blurFilter(`${id}-b6`, 6)}${scene.defs}</defs>` +
    `${studio(id, bare.base)}${scene.body}</svg>`
  );
}

const detail = (kit: Kit) => garment(kit, "detail", 2.5);

function single(kit: Kit, view: View, id: string) {
  const art = garment(kit, view);
  return { defs: art.defs, body: groundShadow(id, 600, 1150, 270) + art.body };
}

/** Shirt behind, shorts before it at the right; both at four fifths. */
function set(kit: Kit, view: View, id: string) {
  const [shirt, shorts] = [garment(kit, view, 0.8), shortsArt(kit, view, 0.8)];
  return {
    defs: shirt.defs + shorts.defs,
    body:
      groundShadow(id, 824, 1160, 220) +
      `<g transform="translate(36 -38) scale(.8)">${shirt.body}</g>` +
      `<g transform="translate(344 592) scale(.8)">${shorts.body}</g>`,
  };
}
