/** A banner made by program may have no title. */
export const titleOf = ({ title }: { title: string | null }): string => title?.trim() || "Sem título";
