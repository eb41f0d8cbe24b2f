import { statusLook } from "#domain/orders/order-status.ts";
import type { RecentOrder, TopProduct } from "./dashboard.ts";

export type Sampled<Row> = Row & { isSample: boolean };

/** The list of products is filled up to five, of which four are shown. */
const PADDED_LENGTH = 5;
export const SHOWN_PRODUCTS = 4;

const DAY_MS = 86_400_000;

const sampleOrders = [
  ["e1a2b3c4", "Maria Silva", "Camisa Canarinho Titular", "delivered", 36_990],
  ["e2b3c4d5", "João Santos", "Camisa Aurora I", "processing", 28_990],
  ["e3c4d5e6", "Ana Oliveira", "Camisa Ipê Retrô 1970", "shipped", 24_990],
  ["e4d5e6f7", "Pedro Costa", "Agasalho Noturno", "delivered", 39_990],
  ["e5e6f708", "Carla Souza", "Camisa Maré Alta II", "Cancelado", 31_990],
] as const;

const sampleProducts = [
  ["Camisa Canarinho Titular", "Seleções", 24],
  ["Camisa Aurora I", "Brasileiros", 18],
  ["Camisa Ipê Retrô 1970", "Retrô", 12],
  ["Camisa Maré Alta II", "Internacionais", 9],
  ["Agasalho Noturno", "Inverno", 6],
] as const;

/** Returns sample orders for a shop without any order, so that the owner sees how the list will look. */
export function orSampleOrders(orders: readonly RecentOrder[], now: Date): Sampled<RecentOrder>[] {
  if (orders.length > 0) return orders.map((order) => ({ ...order, isSample: false }));
  return sampleOrders.map(([id, customer, product, status, total_cents], index) => ({
    id,
    customer,
    product,
    status,
    total_cents,
    more_products: 0,
    isSample: true,
    created_at: new Date(now.getTime() - index * DAY_MS).toISOString(),
  }));
}

/** Fills the list up with samples where fewer than five products were sold. */
export function padTopProducts(products: readonly TopProduct[]): Sampled<TopProduct>[] {
  const real = products.slice(0, PADDED_LENGTH).map((product) => ({ ...product, isSample: false }));
  const samples = sampleProducts.map(([name, category, units], index) => ({
    id: `exemplo-${index + 1}`,
    name,
    category,
    units,
    image_url: null,
    isSample: true,
  }));
  return [...real, ...samples.slice(0, PADDED_LENGTH - real.length)];
}

/** Returns the usual label and colour of a status; the dashboard shows an unknown status in red. */
export function dashboardStatusLook(status: string): {
  label: string;
  tone: "warn" | "ok" | "info" | "bad";
} {
  const { label, tone } = statusLook(status);
  return { label, tone: tone === "neutral" ? "bad" : tone };
}
