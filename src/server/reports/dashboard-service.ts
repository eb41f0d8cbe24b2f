import { requirePermission } from "#domain/accounts/actor.ts";
import type { Order } from "#domain/orders/order.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type Figure, flowFigure, growingFigure } from "#domain/reports/dashboard.ts";
import {
  type ComparedBucket,
  compareBuckets,
  type DashboardPeriod,
  fitDashboardGrouping,
} from "#domain/reports/dashboard-period.ts";
import type { Grouping } from "#domain/reports/groupings.ts";
import type { Period } from "#domain/reports/periods.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { readOrders } from "../orders/read-orders.ts";
import { type BestSeller, listBestSellers } from "./best-sellers.ts";
import { countNewCustomers, countNewProducts, type SalesSums, sumSales } from "./sum-ranges.ts";

const RECENT_ORDERS = 5;
/** The API returns five; the screen shows four of them. */
const TOP_PRODUCTS = 5;
const ALL_TIME: Period = { from: "0001-01-01", to: "9999-12-31" };

export interface DashboardStep extends ComparedBucket {
  sales: SalesSums;
  before: SalesSums;
}

export interface Dashboard {
  period: DashboardPeriod;
  grouping: Grouping;
  updatedAt: Date;
  figures: Record<FigureName, Figure>;
  steps: DashboardStep[];
  bestSellers: BestSeller[];
  recentOrders: Order[];
}

type FigureName =
  | "totalSalesCents"
  | "completedSalesCents"
  | "pendingSalesCents"
  | "orders"
  | "pendingOrders"
  | "customers"
  | "products";

/** Everything that the back-office's dashboard shows. docs/decisions/0013 explains what each number means. */
export async function getDashboard(
  ctx: ServiceContext,
  { period, grouping: wanted }: { period: DashboardPeriod; grouping?: Grouping | undefined },
): Promise<Dashboard> {
  requirePermission(ctx.actor, "store");
  const grouping = fitDashboardGrouping(period, wanted);
  const buckets = compareBuckets(period, grouping, dayOf(ctx.now));
  const ranges = [
    ALL_TIME,
    ...buckets.map(({ current }) => current),
    ...buckets.map(({ previous }) => previous),
  ];
  const sales = splitRanges(await sumSales(ctx.db, ranges), noSales);
  const customers = splitRanges(await countNewCustomers(ctx.db, ranges), 0);
  const added = splitRanges(await countNewProducts(ctx.db, ranges), 0);

  const seriesOf = (pick: (sums: SalesSums) => number) => ({
    current: sales.current.map(pick),
    previous: sales.previous.map(pick),
  });
  const completed = seriesOf((sums) => sums.completedCents);
  return {
    period,
    grouping,
    updatedAt: ctx.now,
    figures: {
      totalSalesCents: growingFigure(completed, sales.all.completedCents),
      completedSalesCents: flowFigure(completed, sales.all.completedCents),
      pendingSalesCents: flowFigure(
        seriesOf((sums) => sums.pendingCents),
        sales.all.pendingCents,
      ),
      orders: growingFigure(
        seriesOf((sums) => sums.orders),
        sales.all.orders,
      ),
      pendingOrders: flowFigure(
        seriesOf((sums) => sums.pendingOrders),
        sales.all.pendingOrders,
      ),
      customers: growingFigure(customers, customers.all),
      products: growingFigure(added, added.all),
    },
    steps: buckets.map((bucket, index) => ({
      ...bucket,
      sales: sales.current[index] ?? noSales,
      before: sales.previous[index] ?? noSales,
    })),
    bestSellers: await listBestSellers(ctx.db, TOP_PRODUCTS),
    recentOrders: await readOrders(ctx.db, undefined, RECENT_ORDERS),
  };
}

const noSales: SalesSums = { orders: 0, completedCents: 0, pendingCents: 0, pendingOrders: 0 };

/** Splits results in the order of `ranges`: all time, the steps of the period, the steps of the previous period. */
function splitRanges<Sum>([all, ...steps]: readonly Sum[], nothing: Sum) {
  const half = steps.length / 2;
  return { all: all ?? nothing, current: steps.slice(0, half), previous: steps.slice(half) };
}
