// The coordinates of the corners of each cut.
// All measures are distances from the centre line on the wearer's left (viewer's right); the other half is mirrored.

import type { Collar, Fit, Kit } from "../base/kit.ts";
import type { Pt } from "../base/path.ts";

export type Shape = "player" | "retro" | "jacket";

interface Measures {
  tip: Pt;
  armpit: Pt;
  waist: Pt;
  hem: Pt;
  /** How much lower the hem hangs in the middle; a large value looks like a torn edge. */
  drop: number;
  short: { outer: Pt; inner: Pt };
  long: { outer: Pt; inner: Pt };
}

export const measures: Record<Shape, Measures> = {
  player: {
    tip: [256, 214],
    armpit: [278, 452],
    waist: [250, 740],
    hem: [270, 1066],
    drop: 12,
    short: { outer: [424, 508], inner: [304, 578] },
    long: { outer: [404, 902], inner: [326, 926] },
  },
  retro: {
    tip: [276, 222],
    armpit: [300, 486],
    waist: [290, 770],
    hem: [302, 1052],
    drop: 8,
    short: { outer: [456, 520], inner: [322, 606] },
    long: { outer: [424, 906], inner: [334, 934] },
  },
  jacket: {
    tip: [268, 218],
    armpit: [290, 482],
    waist: [280, 770],
    hem: [278, 1064],
    drop: 6,
    short: { outer: [440, 520], inner: [310, 590] },
    long: { outer: [424, 948], inner: [328, 972] },
  },
};

export const necklines: Record<Collar | "back" | "jacket", readonly [Pt, Pt, Pt, Pt]> = {
  crew: [
    [102, 152],
    [98, 226],
    [58, 266],
    [0, 266],
  ],
  v: [
    [102, 152],
    [92, 206],
    [44, 282],
    [0, 330],
  ],
  polo: [
    [98, 152],
    [88, 200],
    [40, 250],
    [0, 286],
  ],
  wide: [
    [104, 152],
    [94, 206],
    [46, 288],
    [0, 338],
  ],
  back: [
    [102, 152],
    [78, 176],
    [40, 186],
    [0, 186],
  ],
  jacket: [
    [104, 160],
    [88, 204],
    [48, 226],
    [0, 228],
  ],
};

/** A set is a player's shirt with shorts; a puffer is cut like the jacket. */
export const shapeOf = (fit: Fit): Shape => (fit === "set" ? "player" : fit === "puffer" ? "jacket" : fit);

/** Zip, stand collar, ribbed hem: everything that is worn over a shirt. */
export const isJacket = (kit: Kit): boolean => shapeOf(kit.fit) === "jacket";
