import { titleOf } from "#domain/imports/headings.ts";
import type { ImportColumn, ImportStatus } from "#domain/imports/product-import.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import type { ImportLine } from "./import-queries.ts";

export const numbers = new Intl.NumberFormat("pt-BR");

export const countProducts = (count: number): string =>
  count === 1 ? "1 produto" : `${numbers.format(count)} produtos`;

export const countLines = (count: number): string =>
  count === 1 ? "1 linha" : `${numbers.format(count)} linhas`;

export const statusTexts: Record<ImportStatus, { label: string; tone: BadgeTone }> = {
  checking: { label: "Conferindo", tone: "info" },
  ready: { label: "Conferida", tone: "warn" },
  applying: { label: "Importando", tone: "info" },
  done: { label: "Importada", tone: "ok" },
  stopped: { label: "Parada", tone: "warn" },
  undoing: { label: "Desfazendo", tone: "info" },
  undone: { label: "Desfeita", tone: "neutral" },
  failed: { label: "Recusada", tone: "bad" },
};

interface Outcome {
  label: string;
  tone: BadgeTone;
}

const verdicts: Record<ImportLine["verdict"], Outcome> = {
  create: { label: "Criar", tone: "ok" },
  update: { label: "Atualizar", tone: "info" },
  unchanged: { label: "Sem mudança", tone: "neutral" },
  error: { label: "Erro", tone: "bad" },
};

/** Describes the outcome of a line, or what it would do where it has not run yet. */
export function describeOutcome({ verdict, state }: ImportLine): Outcome {
  if (state === "written") return { label: verdict === "create" ? "Criado" : "Atualizado", tone: "ok" };
  if (state === "failed") return { label: "Erro", tone: "bad" };
  if (state === "undone") return { label: "Desfeito", tone: "neutral" };
  if (state === "kept") return { label: "Ficou como está", tone: "warn" };
  return verdicts[verdict];
}

export const columnTitle = (column: ImportColumn | null): string | null =>
  column === null ? null : titleOf(column);
