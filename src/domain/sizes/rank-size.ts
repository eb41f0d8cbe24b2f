/** Puts sizes of any grids in one order, as on a production sheet or in a report: letters by size, then numbers. */

/** On which side of the middle, M, a letter lies. */
const sides: Record<string, number> = { P: -1, S: -1, M: 0, G: 1, L: 1 };

/** PP, P, GG, XGG, 3XL, G4: how many steps from the middle is told by an amount, crosses, repeated letters or a grade. */
const letterSize = /^(?:(\d)X|(X*))([PSMGL])(\3*)(\d?)$/;

const AFTER_LETTERS = 1000;
const AFTER_NUMBERS = 1_000_000;

export function compareSizes(one: string, other: string): number {
  return rankSize(one) - rankSize(other) || one.localeCompare(other, "pt-BR");
}

function rankSize(label: string): number {
  const plain = label.trim().toUpperCase();
  const written = letterSize.exec(plain);
  if (written) {
    const [, amount = "", crosses = "", letter = "", repeated = "", grade = ""] = written;
    const steps = 1 + Number(amount) + crosses.length + repeated.length + Number(grade);
    return (sides[letter] ?? 0) * steps;
  }
  const number = /^\d{1,3}/.exec(plain)?.[0];
  return number === undefined ? AFTER_NUMBERS : AFTER_LETTERS + Number(number);
}
