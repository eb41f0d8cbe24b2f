import { data, useRouteLoaderData } from "react-router";
import { pageContext } from "#app/context.ts";
import { readHomeData } from "#app/features/home/home-data.ts";
import { HomePage } from "#app/features/home/home-page.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { describePage } from "#app/seo.ts";
import { organizationData } from "#domain/seo/structured-data.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const home = await readHomeData(context.get(pageContext).reads);
  // A page that is incomplete because of a temporary error must not be cached.
  return data(home, home.isComplete ? {} : { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const store = matches[0].loaderData?.store;
  return describePage(matches, { path: "/", ...(store && { data: [organizationData(store)] }) });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return root ? <HomePage home={loaderData} store={root.store} /> : null;
}
