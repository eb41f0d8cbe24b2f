/** Where the shirts of a team stand on a picture: rows as of a team that poses, the fuller ones behind. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PhotoRules {
  /** A shirt's width by its height. */
  ratio: number;
  /** The space between two shirts, in widths of a shirt. */
  gap: number;
  /** So that a single shirt does not hide the pitch. */
  maxWidth: number;
}

/** The place of each shirt, in whole pixels, from the back row's left to the front row's right. */
export function placeShirts(count: number, box: Box, rules: PhotoRules): Box[] {
  const rows = bestRows(count, box, rules);
  const width = Math.floor(widthIn(rows, count, box, rules));
  const height = Math.floor(width / rules.ratio);
  const gap = Math.floor(width * rules.gap);
  const top = box.y + Math.floor((box.height - spanOf(rows, height, gap)) / 2);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const shirts = Math.floor(count / rows) + (row < count % rows ? 1 : 0);
    const left = box.x + Math.floor((box.width - spanOf(shirts, width, gap)) / 2);
    return Array.from({ length: shirts }, (_, column) => ({
      x: left + column * (width + gap),
      y: top + row * (height + gap),
      width,
      height,
    }));
  });
}

/** The number of rows in which the shirts are the largest; the fewest of several. */
function bestRows(count: number, box: Box, rules: PhotoRules): number {
  const choices = Array.from({ length: count }, (_, index) => index + 1);
  return choices.reduce(
    (best, rows) => (widthIn(rows, count, box, rules) > widthIn(best, count, box, rules) ? rows : best),
    1,
  );
}

/** How wide a shirt can be if all stand in so many rows. */
function widthIn(rows: number, count: number, box: Box, { ratio, gap, maxWidth }: PhotoRules): number {
  const columns = Math.ceil(count / rows);
  return Math.min(
    box.width / (columns + gap * (columns - 1)),
    box.height / (rows / ratio + gap * (rows - 1)),
    maxWidth,
  );
}

const spanOf = (count: number, size: number, gap: number) => count * size + (count - 1) * gap;
