/** What no line of the log may contain, whoever it belongs to. */
const patterns: Record<string, RegExp> = {
  "an e-mail": /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i,
  "a telephone number": /(?<![\w.])(\+?55)?\d{10,11}(?![\w.])|\(\d\d\)\s?\d{4,5}-\d{4}/,
  "an access token": /eyJ[\w-]+\.[\w-]+\.[\w-]+/,
  "a key of the API": /manto_[0-9a-f]{12}_/,
  "an order's token": /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/i,
  "a password hash": /scrypt[:$]/,
};

/** A random id may end in twelve digits, which read like a telephone number. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The lines of a log that contain a secret, by a pattern or by one of the `known` texts, each with the reason. */
export function findSecrets(log: string, known: Record<string, string>): string[] {
  return log.split("\n").flatMap((line) => [
    ...Object.entries(patterns)
      .filter(([, pattern]) => pattern.test(line.replace(UUID, "id")))
      .map(([what]) => `${what}: ${line}`),
    ...Object.entries(known)
      .filter(([, secret]) => line.includes(secret))
      .map(([what]) => `${what}: ${line}`),
  ]);
}

/** The program prints its address, and at the first start the owner's account, as text; all else is JSON. */
export const logLinesOf = (output: string): string =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .join("\n");
