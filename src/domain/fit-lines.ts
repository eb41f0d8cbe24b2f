/** Breaks a text at spaces into lines that fit. What does not fit into the last one ends in an ellipsis. */
export function fitLines(text: string, maxLines: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line === "" || fits(longer)) line = longer;
    else if (lines.length === maxLines - 1) return [...lines, shorten(line, fits)];
    else {
      lines.push(shortenIfNeeded(line, fits));
      line = word;
    }
  }
  return line ? [...lines, shortenIfNeeded(line, fits)] : lines;
}

const shortenIfNeeded = (line: string, fits: (line: string) => boolean): string =>
  fits(line) ? line : shorten(line, fits);

/** Adds an ellipsis and removes letters until the line fits. */
function shorten(line: string, fits: (line: string) => boolean): string {
  let letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join("").trimEnd()}…`)) letters = letters.slice(0, -1);
  return `${letters.join("").trimEnd()}…`;
}
