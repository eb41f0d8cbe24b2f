import type { ImportCounts } from "#domain/imports/product-import.ts";

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString("pt-BR")} ${many}`;

/** For the audit log: "12 linhas gravadas, 3 com erro". */
export function describeCounts({ written, failed, error, waiting }: ImportCounts): string {
  const refused = failed + error;
  return [
    count(written, "linha gravada", "linhas gravadas"),
    refused > 0 && `${refused.toLocaleString("pt-BR")} com erro`,
    waiting > 0 && `${waiting.toLocaleString("pt-BR")} por fazer`,
  ]
    .filter(Boolean)
    .join(", ");
}

export function describeUndone({ undone, kept }: ImportCounts): string {
  const back = count(undone, "linha desfeita", "linhas desfeitas");
  return kept > 0 ? `${back}, ${kept.toLocaleString("pt-BR")} sem volta` : back;
}
