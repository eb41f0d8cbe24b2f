import { type PaperKind, paperKinds } from "#domain/papers/paper.ts";
import { productionTitles, readProductionView } from "../production/production-view.ts";

export const paperTitles: Record<PaperKind, string> = { slip: "Romaneios", label: "Etiquetas" };

/** The paper that the address names in 'folha'; undefined for the production. */
export function readPaperKind(params: URLSearchParams): PaperKind | undefined {
  const paper = params.get("folha") ?? "";
  return Object.hasOwn(paperKinds, paper) ? paperKinds[paper as keyof typeof paperKinds] : undefined;
}

/** What the page shows, by its address. */
export function sheetTitle(params: URLSearchParams): string {
  const kind = readPaperKind(params);
  return kind ? paperTitles[kind] : productionTitles[readProductionView(params)];
}
