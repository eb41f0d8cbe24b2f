/** A shirt of the list, as everybody with the link sees it. */
export interface ShownShirt {
  id: string;
  name: string;
  number: string;
  size: string;
}

/** `SILVA / 10`, as the shop names a print elsewhere. */
export const nameShirt = ({ name, number }: Pick<ShownShirt, "name" | "number">): string =>
  `${name} / ${number}`;
