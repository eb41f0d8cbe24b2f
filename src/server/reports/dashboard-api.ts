import { createRoute, z } from "@hono/zod-openapi";
import { centsToReais } from "#domain/money.ts";
import type { Figure } from "#domain/reports/dashboard.ts";
import { dashboardPeriods, USUAL_PERIOD } from "#domain/reports/dashboard-period.ts";
import { groupings } from "#domain/reports/groupings.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { type Dashboard, getDashboard } from "./dashboard-service.ts";

const figureSchema = z.object({
  value: z.number(),
  change: z.number().nullable(),
  in_period: z.number(),
  in_previous: z.number(),
  trend: z.array(z.number()),
});

const dashboardSchema = z.object({
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
  steps: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      sales: z.number(),
      pending: z.number(),
      orders: z.number(),
      previous: z.object({ from: z.string(), to: z.string(), sales: z.number(), orders: z.number() }),
    }),
  ),
  top_products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      image_url: z.string().nullable(),
      units: z.number(),
    }),
  ),
  recent_orders: z.array(
    z.object({
      id: z.string(),
      customer: z.string(),
      product: z.string(),
      more_products: z.number(),
      created_at: z.string(),
      status: z.string(),
      total_amount: z.number(),
    }),
  ),
});

export type ApiDashboard = z.output<typeof dashboardSchema>;

const read = createRoute({
  method: "get",
  path: "/admin/dashboard",
  summary: "Os números da primeira tela da administração",
  description:
    "Somas de pedidos não excluídos, em dias de São Paulo. Vendas são os pedidos concluídos; `change` compara com o " +
    "período anterior, em porcento.",
  request: {
    query: z.object({
      period: z.enum(dashboardPeriods, "Período inválido").default(USUAL_PERIOD),
      grouping: z.enum(groupings, "Agrupamento inválido").optional(),
    }),
  },
  responses: {
    200: { description: "Os números", content: { "application/json": { schema: dashboardSchema } } },
    401: { description: "Sem sessão" },
    403: { description: "Só para administradores" },
  },
});

export function dashboardApi(contextOf: ContextOf) {
  const api = newApi();
  api.use("/admin/dashboard", noStore);
  return api.openapi(read, async (c) => {
    const ctx = await contextOf(c.var);
    return c.json(presentDashboard(await getDashboard(ctx, c.req.valid("query")), ctx.now), 200);
  });
}

function presentDashboard(dashboard: Dashboard, now: Date): ApiDashboard {
  const { period, grouping, figures } = dashboard;
  return {
    period,
    grouping,
    updated_at: now.toISOString(),
    figures: {
      total_sales: presentFigure(figures.totalSales, centsToReais),
      completed_sales: presentFigure(figures.completedSales, centsToReais),
      pending_sales: presentFigure(figures.pendingSales, centsToReais),
      orders: presentFigure(figures.orders),
      pending_orders: presentFigure(figures.pendingOrders),
      customers: presentFigure(figures.customers),
      products: presentFigure(figures.products),
    },
    steps: dashboard.steps.map(({ current, previous, sales, before }) => ({
      ...current,
      sales: centsToReais(sales.completedCents),
      pending: centsToReais(sales.pendingCents),
      orders: sales.orders,
      previous: { ...previous, sales: centsToReais(before.completedCents), orders: before.orders },
    })),
    top_products: dashboard.bestSellers.map(({ imageUrl, ...product }) => ({
      ...product,
      image_url: imageUrl,
    })),
    recent_orders: dashboard.recentOrders.map((order) => ({
      id: order.id,
      customer: order.customer,
      product: order.items[0]?.name ?? "",
      more_products: Math.max(0, order.items.length - 1),
      created_at: order.createdAt.toISOString(),
      status: order.status,
      total_amount: centsToReais(order.totalCents),
    })),
  };
}

function presentFigure(figure: Figure, present = (value: number) => value) {
  const { value, change, inPeriod, inPrevious, trend } = figure;
  return {
    value: present(value),
    change,
    in_period: present(inPeriod),
    in_previous: present(inPrevious),
    trend: trend.map(present),
  };
}
