/** What the owner of the demo shop has pinned: the home page's two shelves must not show the same shirts. */
export const featuredSlugs: ReadonlySet<string> = new Set([
  "camisa-campo-das-araras-titular",
  "camisa-selecao-da-nordania-titular",
  "camisa-alderbridge-titular",
  "camisa-morro-do-ipe-edicao-especial",
]);
