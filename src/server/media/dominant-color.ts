/** Returns the most common colour of raw RGB bytes, as `#rrggbb`. */
export function findDominantColor(rgb: Uint8Array): string {
  const bins = new Map<number, { count: number; r: number; g: number; b: number }>();
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [r = 0, g = 0, b = 0] = rgb.subarray(at, at + 3);
    // With eight steps per channel, shades of one fabric share a bin and different fabrics do not.
    const name = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const bin = bins.get(name) ?? { count: 0, r: 0, g: 0, b: 0 };
    bins.set(name, { count: bin.count + 1, r: bin.r + r, g: bin.g + g, b: bin.b + b });
  }
  const { count, r, g, b } = [...bins.values()].reduce((most, bin) => (bin.count > most.count ? bin : most), {
    count: 0,
    r: 0,
    g: 0,
    b: 0,
  });
  const hex = (sum: number) =>
    Math.round(sum / Math.max(count, 1))
      .toString(16)
      .padStart(2, "0");
  return `#${hex(r)}${hex(g)}${hex(b)}`;
}
