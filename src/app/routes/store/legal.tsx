import { data } from "react-router";
import { pageContext } from "#app/context.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { describePage } from "#app/seo.ts";
import { legalDescriptions } from "#domain/legal/legal-descriptions.ts";
import type { Route } from "./+types/legal";

/** One route module for all legal pages: the path decides which. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await context.get(pageContext).reads.findLegalPage(url.pathname.replaceAll("/", ""));
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { slug, title } = loaderData.page;
  return describePage(matches, {
    subject: title,
    description: legalDescriptions[slug],
    path: `/${slug}`,
  });
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.page} />;
}
