/** What waits in the cart while somebody signs in or registers in the middle of a checkout. */
export interface KeptCart {
  items: number;
  hasAddress: boolean;
}

export function keptCartText({ items, hasAddress }: KeptCart): string {
  const cart = items === 1 ? "seu item" : `seus ${items} itens`;
  const verb = items === 1 && !hasAddress ? "está guardado" : "estão guardados";
  return `Falta só entrar: ${cart}${hasAddress ? " e seu endereço" : ""} ${verb}`;
}

const cartPaths = new Set(["/cart", "/carrinho"]);

export const isCartPath = (path: string | undefined): boolean => path !== undefined && cartPaths.has(path);
