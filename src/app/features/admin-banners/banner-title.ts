/** A banner that was created through the API may have no title. */
export const titleOf = ({ title }: { title: string | null }): string => title?.trim() || "Sem título";
