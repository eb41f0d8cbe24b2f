import type { Outlines } from "./outlines/outline-table.ts";

/** Maps a point of a letter to its place on the shirt. */
export type Place = (x: number, y: number) => readonly [x: number, y: number];

/** A line of letters in the table's units; `left` and `right` are the edges of its ink. */
export interface SetLine {
  letters: readonly { x: number; path: string }[];
  left: number;
  right: number;
}

/** The letters of a text that the font has. An accent that it lacks is dropped; other unknown characters are left out. */
export function spell(text: string, { glyphs }: Outlines): string[] {
  const has = (letter: string) => Object.hasOwn(glyphs, letter);
  return [...text.normalize("NFC").toLocaleUpperCase("pt-BR")]
    .map((letter) => (has(letter) ? letter : letter.normalize("NFD").charAt(0)))
    .filter(has);
}

/** `tracking` is the letter spacing, as a fraction of the cap height. */
export function setLine(text: string, outlines: Outlines, tracking: number): SetLine {
  let x = 0;
  const letters = spell(text, outlines).map((letter) => {
    const [advance, path] = outlines.glyphs[letter] ?? [0, ""];
    const set = { x, path };
    x += advance + tracking * outlines.cap;
    return set;
  });
  const inks = letters.flatMap((letter) => pointsOf(letter.path).map(([px]) => letter.x + px));
  return { letters, left: Math.min(...inks), right: Math.max(...inks) };
}

const commands = /([MLQC])([^MLQCZ]*)/g;

/** The line's path, each of its points moved by `place`. */
export function drawLine({ letters }: SetLine, place: Place): string {
  return letters.map(({ x, path }) => drawLetter(path, (px, py) => place(x + px, py))).join("");
}

function drawLetter(path: string, place: Place): string {
  if (path === "") return "";
  const d = path.replace(commands, (_, command: string, list: string) => {
    const points = pairs(list).map(([x, y]) => place(x, y).map(tenths).join(" "));
    // Each subpath is closed; otherwise a stroke around it would leave a notch at its start.
    return (command === "M" ? "ZM" : command) + points.join(" ");
  });
  return `${d.slice(1)}Z`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

export function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(commands)].flatMap(([, , list = ""]) => pairs(list));
}

function pairs(list: string): [number, number][] {
  const values = list.trim().split(/\s+/).map(Number);
  return values.flatMap((x, index) =>
    index % 2 === 0 ? [[x, values[index + 1] ?? 0] as [number, number]] : [],
  );
}
