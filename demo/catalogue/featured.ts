/** The featured products of the demo. They are not the newest ones, because the home page has a section for each. */
export const featuredSlugs: ReadonlySet<string> = new Set([
  "camisa-campo-das-araras-titular",
  "camisa-selecao-da-nordania-titular",
  "camisa-alderbridge-titular",
  "camisa-morro-do-ipe-edicao-especial",
]);
