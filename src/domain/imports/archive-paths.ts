/** Finds the file of a ZIP that a cell of the spreadsheet names. */

export type FoundInArchive =
  | { kind: "found"; path: string }
  /** Several files fit the name equally well. */
  | { kind: "ambiguous"; candidates: string[] }
  /** No file fits; `candidates` are those that only have the same file name. */
  | { kind: "missing"; candidates: string[] };

/** Windows writes backslashes, and macOS decomposes accented letters. */
const normalize = (path: string): string =>
  path
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)+/, "")
    .normalize("NFC");

const fold = (path: string): string => normalize(path).toLowerCase();

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/**
 * Looks files up by their path. The whole path is compared first, then without regard to case, then its last part: a
 * spreadsheet may name "loja/Fotos/Frente.JPG" as "fotos/frente.jpg" or as "frente.jpg". A file in another folder than the
 * named one never fits, although it has the same file name.
 */
export function createArchiveIndex(paths: readonly string[]): (wanted: string) => FoundInArchive {
  const byFileName = Map.groupBy(paths, (path) => fileNameOf(fold(path)));
  return (wanted) => {
    const folded = fold(wanted);
    const sameName = byFileName.get(fileNameOf(folded)) ?? [];
    const fits: ((path: string) => boolean)[] = [
      (path) => normalize(path) === normalize(wanted),
      (path) => fold(path) === folded,
      (path) => fold(path).endsWith(`/${folded}`),
    ];
    for (const isFitting of fits) {
      const candidates = sameName.filter(isFitting);
      const [path] = candidates;
      if (path !== undefined) {
        return candidates.length === 1 ? { kind: "found", path } : { kind: "ambiguous", candidates };
      }
    }
    return { kind: "missing", candidates: sameName };
  };
}

const MAX_NAMED = 5;

/** Explains to the owner why a named file could not be taken. */
export function describeSearch(wanted: string, found: Exclude<FoundInArchive, { kind: "found" }>): string {
  const { kind, candidates } = found;
  const different = [...new Set(candidates)];
  if (kind === "missing") {
    const start = `O arquivo “${wanted}” não está no ZIP.`;
    return different.length === 0
      ? start
      : `${start} Com esse nome há só ${listPaths(different)}: escreva o caminho como está no ZIP.`;
  }
  return different.length === 1
    ? `O ZIP tem mais de um arquivo ${listPaths(different)}. Deixe só um.`
    : `“${wanted}” pode ser ${listPaths(different, "ou")}. Escreva o caminho completo.`;
}

function listPaths(paths: readonly string[], conjunction = "e"): string {
  const named = paths.slice(0, MAX_NAMED).map((path) => `“${path}”`);
  const others = paths.length - named.length;
  if (others > 0) named.push(others === 1 ? "mais 1 arquivo" : `mais ${others} arquivos`);
  const last = named.pop();
  return named.length > 0 ? `${named.join(", ")} ${conjunction} ${last}` : `${last}`;
}
