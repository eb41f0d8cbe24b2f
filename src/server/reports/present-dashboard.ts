import { z } from "@hono/zod-openapi";
import type { Order } from "#domain/orders/order.ts";
import type { Figure } from "#domain/reports/dashboard.ts";
import { dashboardPeriods } from "#domain/reports/dashboard-period.ts";
import { groupings } from "#domain/reports/groupings.ts";
import type { BestSeller } from "./best-sellers.ts";
import type { Dashboard, DashboardStep } from "./dashboard-service.ts";

const units = ["cents", "count"] as const;

const figureSchema = z
  .object({
    unit: z.enum(units).describe("O que se conta: centavos, ou pedidos, clientes e produtos"),
    value: z.int(),
    change: z.number().nullable().describe("Em porcento; nulo onde antes não havia nada"),
    in_period: z.int().describe("O que o período acrescentou"),
    in_previous: z.int().describe("O que o período anterior acrescentou"),
    trend: z.array(z.int()).describe("Um ponto para cada passo do período"),
  })
  .openapi("DashboardFigure");

const stepSchema = z.object({
  from: z.string(),
  to: z.string(),
  sales_cents: z.int().describe("De pedidos concluídos"),
  pending_cents: z.int(),
  orders: z.int(),
  previous: z.object({ from: z.string(), to: z.string(), sales_cents: z.int(), orders: z.int() }),
});

const topProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  image_url: z.string().nullable(),
  units: z.int(),
});

const recentOrderSchema = z.object({
  id: z.string(),
  customer: z.string(),
  product: z.string().describe("O primeiro"),
  more_products: z.int().describe("Quantas linhas mais o pedido tem"),
  created_at: z.string(),
  status: z.string(),
  total_cents: z.int(),
});

export const dashboardSchema = z
  .object({
    period: z.enum(dashboardPeriods),
    grouping: z.enum(groupings),
    updated_at: z.string(),
    figures: z.object({
      total_sales: figureSchema,
      completed_sales: figureSchema,
      pending_sales: figureSchema,
      orders: figureSchema,
      pending_orders: figureSchema,
      customers: figureSchema,
      products: figureSchema,
    }),
    steps: z.array(stepSchema),
    top_products: z.array(topProductSchema),
    recent_orders: z.array(recentOrderSchema),
  })
  .openapi("Dashboard");

export function presentDashboard(dashboard: Dashboard): z.output<typeof dashboardSchema> {
  const { figures } = dashboard;
  return {
    period: dashboard.period,
    grouping: dashboard.grouping,
    updated_at: dashboard.updatedAt.toISOString(),
    figures: {
      total_sales: presentFigure("cents", figures.totalSalesCents),
      completed_sales: presentFigure("cents", figures.completedSalesCents),
      pending_sales: presentFigure("cents", figures.pendingSalesCents),
      orders: presentFigure("count", figures.orders),
      pending_orders: presentFigure("count", figures.pendingOrders),
      customers: presentFigure("count", figures.customers),
      products: presentFigure("count", figures.products),
    },
    steps: dashboard.steps.map(presentStep),
    top_products: dashboard.bestSellers.map(presentTopProduct),
    recent_orders: dashboard.recentOrders.map(presentRecentOrder),
  };
}

function presentFigure(unit: (typeof units)[number], figure: Figure): z.output<typeof figureSchema> {
  const { value, change, inPeriod, inPrevious, trend } = figure;
  return { unit, value, change, in_period: inPeriod, in_previous: inPrevious, trend };
}

function presentStep({ current, previous, sales, before }: DashboardStep): z.output<typeof stepSchema> {
  return {
    ...current,
    sales_cents: sales.completedCents,
    pending_cents: sales.pendingCents,
    orders: sales.orders,
    previous: { ...previous, sales_cents: before.completedCents, orders: before.orders },
  };
}

function presentTopProduct({ imageUrl, ...product }: BestSeller): z.output<typeof topProductSchema> {
  return { ...product, image_url: imageUrl };
}

function presentRecentOrder(order: Order): z.output<typeof recentOrderSchema> {
  return {
    id: order.id,
    customer: order.customer,
    product: order.items[0]?.name ?? "",
    more_products: Math.max(0, order.items.length - 1),
    created_at: order.createdAt.toISOString(),
    status: order.status,
    total_cents: order.totalCents,
  };
}
