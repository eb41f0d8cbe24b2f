// A sleeve: its print, cuff, shade and folds.
import { cloth, shadeTint, shadowInk } from "../base/color.ts";
import type { Hex, Kit } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import { line } from "../base/path.ts";
import { type Box, lightFilter, relief } from "../cloth/fabric.ts";
import { sleeveFolds } from "../cloth/folds.ts";
import { isJacket } from "../cloth/measures.ts";
import { printOf } from "../cloth/patterns.ts";
import { cuffLines, edgeBand, rim, seam, sleeveShade, stitches } from "../cloth/shade.ts";
import type { Sleeve } from "../cloth/sleeve-cut.ts";
import type { Fragment, Tailoring } from "../tailoring.ts";
import { jacketSleeve } from "./jacket.ts";
import { quiltRelief, quiltSeams, sleeveChambers } from "./puffer.ts";

const sleeveColor = (kit: Kit): Hex => (kit.sleeveStyle === "contrast" ? kit.secondary : kit.base);

/** The light filter's area: no larger than the sleeve, because a filter's cost grows with its pixels. */
function boxOf(sleeve: Sleeve): Box {
  const xs = [sleeve.outer[0][0], sleeve.outer[3][0], sleeve.inner[3][0], sleeve.inner[0][0]];
  const x = Math.min(...xs) - 60;
  return { x, y: 170, w: Math.max(...xs) + 60 - x, h: sleeve.inner[3][1] - 120 };
}

export function sleeveDefs({ kit, id, cut, scale, light }: Tailoring): string {
  return cut.sleeves
    .map((sleeve) => {
      const filter = lightFilter(`${id}-l${sleeve.side}`, boxOf(sleeve), {
        scale,
        relief: 1 - 0.3 * light,
        shine: 0.62,
        tint: shadeTint(sleeveColor(kit)),
        seed: kit.seed + 20 + sleeve.side,
        noise: isJacket(kit) ? "0.007 0.007" : "0.005 0.005",
      });
      return `${filter}<clipPath id="${id}-s${sleeve.side}"><path d="${sleeve.path}"/></clipPath>`;
    })
    .join("");
}

export function sleeveArt({ kit, id, back, light }: Tailoring, sleeve: Sleeve): Fragment {
  const { side, surface } = sleeve;
  const puffer = kit.fit === "puffer";
  const print = printOf(kit, { kind: "sleeve", side, surface, back }, `${id}-fade${side}`);
  const folds = puffer ? quiltRelief(surface, sleeveChambers) : sleeveFolds(sleeve, kit.seed);
  const body =
    `<g clip-path="url(#${id}-s${side})" style="isolation:isolate">${print.body}` +
    `<rect width="1200" height="1200" fill="url(#${id}-mesh)" opacity="${puffer ? 0.12 : isJacket(kit) ? 0.5 : 0.3}"/>` +
    (puffer ? quiltSeams(surface, sleeveChambers) : "") +
    cuffArt(kit, sleeve) +
    stitches(kit.cuffs || isJacket(kit) ? [] : cuffLines(sleeve, 16), light > 0.4) +
    sleeveShade(sleeve, id, light, shadowInk(sleeveColor(kit))) +
    relief(folds, `${id}-l${side}`, `${id}-b14`, 0.8) +
    rim([sleeve.outer], 1 - 0.5 * light) +
    "</g>";
  return { defs: print.defs, body };
}

function cuffArt(kit: Kit, sleeve: Sleeve): string {
  if (isJacket(kit)) return jacketSleeve(kit, sleeve);
  if (!kit.cuffs) return "";
  const depth = kit.sleeves === "long" ? 36 : 24;
  const edge = nth(cuffLines(sleeve, depth), 0);
  return `<path d="${edgeBand(sleeve.cuff, -depth * sleeve.side)}" fill="${cloth(kit.trim)}"/>${seam(line(edge), 0.7)}`;
}
