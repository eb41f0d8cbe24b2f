import type { Grouping } from "../reports/groupings.ts";
import type { Period } from "../reports/periods.ts";
import type { VitalSummary } from "./vital-histogram.ts";
import type { Device, PageKind, WebVital } from "./web-vitals.ts";

export interface VitalReport {
  total: VitalSummary;
  days: { period: Period; summary: VitalSummary }[];
  /** Only pages and devices with measurements. */
  pages: { page: PageKind; device: Device; summary: VitalSummary }[];
}

export interface WebVitalsReport {
  period: Period;
  grouping: Grouping;
  vitals: Record<WebVital, VitalReport>;
}
