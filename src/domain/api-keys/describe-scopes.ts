import { type KeyAccess, type KeyArea, type KeyScopes, keyAreaNames } from "../accounts/key-scopes.ts";

export const areaLabels: Record<KeyArea, string> = {
  orders: "Pedidos",
  production: "Produção",
  customers: "Clientes",
  catalog: "Catálogo",
};

export const accessLabels: Record<KeyAccess, string> = { read: "ler", write: "ler e alterar" };

/** "Pedidos: ler e alterar; Catálogo: ler" */
export const describeScopes = (scopes: KeyScopes): string => listScopes(scopes).join("; ");

/** One line for each open area, in the order of the form. */
export function listScopes(scopes: KeyScopes): string[] {
  return keyAreaNames.flatMap((area) => {
    const access = scopes[area];
    return access ? [`${areaLabels[area]}: ${accessLabels[access]}`] : [];
  });
}
