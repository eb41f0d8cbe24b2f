import { absoluteUrl, type Site } from "./site.ts";

/** One JSON-LD block of a page (schema.org), for search engines. */
export type StructuredData = (site: Site) => Record<string, unknown>;

export const schemaOrg = "https://schema.org";

export function organizationData(contact: { phone: string; email: string }): StructuredData {
  return (site) => ({
    "@context": schemaOrg,
    "@type": "Organization",
    name: site.name,
    url: absoluteUrl(site, "/"),
    logo: absoluteUrl(site, "/icon-512.png"),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: contact.phone,
      email: contact.email,
      availableLanguage: "pt-BR",
    },
  });
}

/** The breadcrumb from the home page to the page itself. */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): StructuredData {
  return (site) => ({
    "@context": schemaOrg,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  });
}
