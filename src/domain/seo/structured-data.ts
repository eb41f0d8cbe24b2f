import { centsToDecimal } from "../money.ts";
import { absoluteUrl, type Site } from "./site.ts";

/** One JSON-LD block of a page (schema.org), for search engines. */
export type StructuredData = (site: Site) => Record<string, unknown>;

const context = "https://schema.org";

export function organizationData(contact: { phone: string; email: string }): StructuredData {
  return (site) => ({
    "@context": context,
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

interface OfferedProduct {
  id: string;
  name: string;
  priceCents: number;
  formerPriceCents: number | null;
  category: string;
  description: string | null;
  pictures: readonly { url: string }[];
}

export function productData(product: OfferedProduct): StructuredData {
  return (site) => {
    const url = absoluteUrl(site, `/produto/${product.id}`);
    return {
      "@context": context,
      "@type": "Product",
      productID: product.id,
      name: product.name,
      category: product.category,
      ...(product.description && { description: product.description }),
      ...(product.pictures.length > 0 && {
        image: product.pictures.map((picture) => absoluteUrl(site, picture.url)),
      }),
      offers: {
        "@type": "Offer",
        url,
        priceCurrency: "BRL",
        price: centsToDecimal(product.priceCents),
        ...(product.formerPriceCents !== null && {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            priceType: `${context}/StrikethroughPrice`,
            priceCurrency: "BRL",
            price: centsToDecimal(product.formerPriceCents),
          },
        }),
        availability: `${context}/InStock`,
        itemCondition: `${context}/NewCondition`,
      },
    };
  };
}

/** The breadcrumb from the home page to the page itself. */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): StructuredData {
  return (site) => ({
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  });
}
