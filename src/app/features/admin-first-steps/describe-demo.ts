import type { AnswerOf } from "#app/api/api-client.ts";

export type DemoReport = AnswerOf<"GET /api/admin/demo">;

const nouns: Record<keyof DemoReport["leaving"], [one: string, many: string]> = {
  products: ["produto", "produtos"],
  categories: ["categoria", "categorias"],
  banners: ["banner", "banners"],
  customers: ["conta de cliente", "contas de clientes"],
  orders: ["pedido", "pedidos"],
};

const list = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Returns "55 produtos, 6 categorias e 40 pedidos"; undefined where all counts are zero. */
export function describeCounts(counts: Partial<DemoReport["leaving"]>): string | undefined {
  const parts = Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = counts[kind as keyof typeof nouns] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return parts.length > 0 ? list.format(parts) : undefined;
}
