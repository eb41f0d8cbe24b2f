export const productionPath = (ids: readonly string[]): string =>
  `/admin/pedidos/producao?ids=${ids.join(",")}`;
