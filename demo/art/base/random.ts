// Seeded randomness: a kit always gives the same picture.

export type Random = (from?: number, to?: number) => number;

export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Smooth wobble in [-1, 1]; a few sines cost nothing and never repeat visibly on one garment. */
export function wobble(x: number, y: number, seed: number): number {
  const s = (seed % 97) * 0.37;
  return (
    (Math.sin(x * 1.7 + y * 1.1 + s) +
      Math.sin(x * 0.9 - y * 2.3 + s * 1.7) +
      Math.sin(y * 3.1 + x * 2.9 - s)) /
    3
  );
}
