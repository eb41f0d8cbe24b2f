// Assembles a garment from its parts: inside, sleeves, body, collar; each is printed, lettered, shaded and lit.
import { cloth, luma, mix, shadeTint, shadowInk } from "./base/color.ts";
import type { Kit, View } from "./base/kit.ts";
import { chain, line, mirrorCubic, polygon } from "./base/path.ts";
import { hash } from "./base/random.ts";
import { type Cut, cutOf, necklinePath } from "./cloth/body.ts";
import { blurFilter, lightFilter, meshPattern, relief, tricotPattern } from "./cloth/fabric.ts";
import { torsoFolds } from "./cloth/folds.ts";
import { isJacket } from "./cloth/measures.ts";
import { printOf } from "./cloth/patterns.ts";
import { edgeBand, hemLines, rim, seam, shadeDefs, softStroke, stitches, torsoShade } from "./cloth/shade.ts";
import { collarOf } from "./parts/collar.ts";
import { badgeLayer, letteringLayer } from "./parts/front.ts";
import { jacketPanels } from "./parts/jacket.ts";
import { jacketCollar } from "./parts/jacket-collar.ts";
import { quiltRelief, quiltSeams, torsoChambers } from "./parts/puffer.ts";
import { sleeveArt, sleeveDefs } from "./parts/sleeve.ts";
import type { Fragment, Tailoring } from "./tailoring.ts";

/**
 * The garment alone, for compositions; ids are unique per kit and view.
 * A rotated garment is drawn without mesh, because a rotated tile is slow and not visible at that size.
 */
export function garment(kit: Kit, view: View, scale = 1, mesh = true): Fragment {
  const back = view === "back";
  const id = `k${hash(JSON.stringify(kit) + view).toString(36)}`;
  const tailoring = { kit, id, cut: cutOf(kit, back), back, scale, light: luma(cloth(kit.base)) };
  const collar = collarArt(tailoring);
  const torso = torsoArt(tailoring, collar.outline);
  const sleeves = tailoring.cut.sleeves.map((sleeve) => sleeveArt(tailoring, sleeve));
  return {
    defs:
      sharedDefs(tailoring, mesh) +
      sleeveDefs(tailoring) +
      collar.defs +
      torso.defs +
      sleeves.map((sleeve) => sleeve.defs).join(""),
    body: collar.behind + sleeves.map((sleeve) => sleeve.body).join("") + torso.body + collar.front,
  };
}

function collarArt({ kit, cut, back, id }: Tailoring) {
  return isJacket(kit)
    ? { ...jacketCollar(kit, cut, id, back), outline: necklinePath(cut.neckline) }
    : collarOf(kit, cut, back, id);
}

function sharedDefs({ kit, id, cut, scale, light }: Tailoring, mesh: boolean): string {
  const knit = isJacket(kit) ? tricotPattern(`${id}-mesh`, scale) : meshPattern(`${id}-mesh`, scale);
  const glow = {
    scale,
    relief: 1 - 0.3 * light,
    shine: 0.62,
    tint: shadeTint(kit.base),
    seed: kit.seed + 3,
    noise: isJacket(kit) ? "0.008 0.005" : "0.0058 0.0021",
  };
  return (
    shadeDefs(id, light, shadowInk(kit.base)) +
    (mesh ? knit : `<linearGradient id="${id}-mesh"/>`) +
    blurFilter(`${id}-b3`, 2.4) +
    blurFilter(`${id}-b6`, 5) +
    blurFilter(`${id}-b14`, 14) +
    blurFilter(`${id}-b22`, 22) +
    lightFilter(`${id}-lt`, { x: 290, y: 120, w: 620, h: 1010 }, glow) +
    `<clipPath id="${id}-t"><path d="${cut.torso}"/></clipPath>`
  );
}

function torsoArt({ kit, id, cut, back, light }: Tailoring, neckOutline: string): Fragment {
  const ink = shadowInk(kit.base);
  const jacket = isJacket(kit);
  const puffer = kit.fit === "puffer";
  const print = printOf(kit, { kind: "torso", side: 0, surface: cut.surface, back }, `${id}-fade`);
  const folds = puffer ? quiltRelief(cut.surface, torsoChambers) : torsoFolds(kit.seed);
  const edges = [...cut.sides, cut.shoulder];
  const body =
    `<g clip-path="url(#${id}-t)" style="isolation:isolate">${print.body}${panels(kit, cut)}` +
    `<rect width="1200" height="1200" fill="url(#${id}-mesh)" opacity="${puffer ? 0.12 : jacket ? 0.5 : 0.34}"/>` +
    (puffer ? quiltSeams(cut.surface, torsoChambers) : "") +
    (jacket ? jacketPanels(kit, cut, id, back) : hemBand(kit, cut) + (back ? "" : badgeLayer(kit, id))) +
    (back ? letteringLayer(kit) : "") +
    seam(cut.sleeves.map((sleeve) => chain(sleeve.armhole)).join(""), 0.8) +
    stitches(jacket ? [] : hemLines(cut, 20), light > 0.4) +
    torsoShade(cut, id, ink) +
    neckShadow(neckOutline, ink) +
    relief(folds, `${id}-lt`, `${id}-b22`, 0.82 - 0.12 * light) +
    rim([...edges, ...edges.map(mirrorCubic)], 0.9 - 0.5 * light) +
    "</g>";
  return { defs: print.defs, body };
}

/** Contrast parts that lie in the print: panels down the sides, a tape along the shoulder seams. */
function panels(kit: Kit, cut: Cut): string {
  const accent = cloth(kit.accent);
  const edge = (u: number) => Array.from({ length: 21 }, (_, i) => cut.surface(u, 0.28 + i * 0.041));
  const side = (u: number) => polygon([...edge(u * 0.8), ...edge(u * 1.2).reverse()]);
  const tape = chain(cut.shoulder) + chain(mirrorCubic(cut.shoulder));
  return (
    (kit.sidePanels ? `<path d="${side(-1)}${side(1)}" fill="${accent}"/>` : "") +
    (kit.shoulderTape ? `<path d="${tape}" fill="none" stroke="${accent}" stroke-width="34"/>` : "")
  );
}

function hemBand(kit: Kit, cut: Cut): string {
  if (!kit.cuffs || kit.fit !== "retro") return "";
  const left = mirrorCubic(cut.hem);
  const edge = line([...hemLines(cut, 20).flat().slice(0, 30)]);
  return (
    `<path d="${edgeBand(cut.hem, -20)}${edgeBand(left, 20)}" fill="${mix(cloth(kit.trim), "#000000", 0.05)}"/>` +
    seam(edge, 0.6)
  );
}

/** The collar lies on the body and darkens it a little all round. */
const neckShadow = (outline: string, ink: string): string =>
  `<g transform="translate(2 6)">${softStroke(outline, ink, 76, 0.4, 9)}</g>`;
