import type { paperKinds } from "#domain/papers/paper.ts";

/** The papers are on the page of the production sheet, which prints chosen orders, too. */
export const papersPath = (kind: keyof typeof paperKinds, ids: readonly string[]): string =>
  `/admin/pedidos/producao?folha=${kind}&ids=${ids.join(",")}`;
