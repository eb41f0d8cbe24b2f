import type { KeyArea } from "#domain/accounts/key-scopes.ts";
import type { AreaChoice } from "./key-draft.ts";

/** What a program sees in an area, and what it may change there. */
const texts: Record<KeyArea, { read: string; write?: string }> = {
  orders: {
    read: "Vê nomes, telefones, endereços, itens, valores e pagamentos.",
    write: "Também cria, edita e exclui pedidos, muda etapas e marca como pago.",
  },
  production: { read: "Vê a ficha de produção, sem telefones nem valores." },
  customers: {
    read: "Vê quem comprou, com telefone, endereço e compras.",
    write: "Também altera as anotações sobre os clientes.",
  },
  catalog: {
    read: "Vê produtos, preços, fotos, categorias, banners e estoque.",
    write: "Também cria, altera, importa e exclui tudo isso.",
  },
};

export function describeChoice(area: KeyArea, choice: AreaChoice): string {
  if (choice === "none") return "O programa não entra aqui.";
  const { read, write = "" } = texts[area];
  return choice === "write" ? `${read} ${write}` : read;
}
