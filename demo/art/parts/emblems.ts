// Figures on shields, drawn in a square of about -60..60. Plain things: a star, a wave, an anchor.
import type { Shield } from "../base/kit.ts";

export const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.42];
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
};

const ray = (i: number): string => {
  const angle = -Math.PI + (i * Math.PI) / 8;
  const p = (t: number, r: number) => `${(Math.cos(t) * r).toFixed(1)} ${(22 + Math.sin(t) * r).toFixed(1)}`;
  return `M${p(angle - 0.09, 18)}L${p(angle - 0.09, 60)}L${p(angle + 0.09, 60)}L${p(angle + 0.09, 18)}Z`;
};

const swell = (y: number): string =>
  `M-60 ${y}Q-45 ${y - 14} -30 ${y}T0 ${y}T30 ${y}T60 ${y}V${y + 9}Q45 ${y + 23} 30 ${y + 9}T0 ${y + 9}T-30 ${y + 9}T-60 ${y + 9}Z`;

export const emblems: Record<Shield["emblem"], string> = {
  star: star(0, 2, 30),
  rays: `${Array.from({ length: 9 }, (_, i) => ray(i)).join("")}M-14 22A14 14 0 0 1 14 22Z`,
  wave: [-22, 0, 22].map(swell).join(""),
  peak: "M-60 40L-18 -18L0 6L16 -26L60 40Z",
  bars: "M-26 -60H-12V60H-26ZM-6 -60H6V60H-6ZM12 -60H26V60H12Z",
  tower: "M-22 34V-12H-28V-30H-18V-22H-8V-30H8V-22H18V-30H28V-12H22V34H8V14A8 8 0 0 0 -8 14V34Z",
  anchor:
    "M-4 -18A10 10 0 1 1 4 -18V-10H16V-2H4V24Q16 21 19 9L12 12L24 -4L32 14L27 11Q22 34 0 36Q-22 34 -27 11L-32 14L-24 -4L-12 12L-19 9Q-16 21 -4 24V-2H-16V-10H-4Z",
  crown: "M-28 20L-32 -16L-14 0L0 -26L14 0L32 -16L28 20ZM-28 26H28V34H-28Z",
  leaf: "M0 36V14Q-30 12 -28 -26Q-6 -24 0 -4Q6 -24 28 -26Q30 12 3 14V36Z",
  moon: "M14 -30A32 32 0 1 0 26 20A25 25 0 1 1 14 -30Z",
};
