// The place of a customer's name and number on a drawn back, and colours that suit the kit.
import type { PrintArea, PrintFont, PrintStyle } from "#domain/print/shirt-print.ts";
import { contrast, markOn } from "../art/base/color.ts";
import type { FontName, Hex, Kit } from "../art/base/kit.ts";

/** The area between the shoulder blades, from above an accent to below the number, in the drawing's units. */
const onBody = { left: 412, right: 788, top: 236, bottom: 712 };
/** The part of the drawing that a picture shows. */
const view = { x: 80, y: -50, width: 1040, height: 1300 };

/** The shirt of a set is smaller and further left, beside its shorts. */
const placements = { alone: { scale: 1, x: 0, y: 0 }, inSet: { scale: 0.8, x: 36, y: -38 } };

export function printAreaOf(kit: Kit): PrintArea {
  const { scale, x, y } = kit.fit === "set" ? placements.inSet : placements.alone;
  const part = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    x: part((onBody.left * scale + x - view.x) / view.width),
    y: part((onBody.top * scale + y - view.y) / view.height),
    width: part(((onBody.right - onBody.left) * scale) / view.width),
    height: part(((onBody.bottom - onBody.top) * scale) / view.height),
  };
}

const fonts: Record<FontName, PrintFont> = {
  poster: "poster",
  narrow: "sporty",
  sporty: "sporty",
  square: "square",
  slab: "slab",
};

export function printStyleOf(kit: Kit): PrintStyle {
  const grounds = [kit.base, kit.secondary];
  const { font = "poster", fill = markOn(grounds, kit.trim) } = kit.lettering ?? {};
  return {
    font: fonts[font],
    curve: kit.fit === "retro" ? "none" : "soft",
    color: fill,
    outline: kit.lettering?.outline ?? outlineFor(fill, grounds),
  };
}

/** Letters that stand out from every colour of the print need no outline. */
function outlineFor(fill: Hex, grounds: readonly Hex[]): Hex | null {
  const isLost = grounds.some((ground) => contrast(fill, ground) < 0.35);
  return isLost ? markOn([fill], "#101511") : null;
}
