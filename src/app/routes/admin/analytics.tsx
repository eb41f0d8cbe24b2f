import { AnalyticsScreen } from "#app/features/admin-analytics/analytics-screen.tsx";
import { pageTitle } from "#app/page-title.ts";
import type { Route } from "./+types/analytics";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: pageTitle("Análises", matches) }];
}

export default function AdminAnalytics() {
  return <AnalyticsScreen />;
}
