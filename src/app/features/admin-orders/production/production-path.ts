export const productionPath = (ids: readonly string[]): string =>
  `/admin/pedidos/producao?ids=${ids.join(",")}`;

/** All that is paid and still to be made, in groups for the heat press. */
export const pressRunPath = "/admin/pedidos/producao?visao=lote";
