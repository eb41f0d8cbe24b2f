import { centsToDecimal } from "../money.ts";
import type { GridSize } from "../sizes/size-grid.ts";
import type { Availability } from "../stock/describe-state.ts";
import { absoluteUrl } from "./site.ts";
import { type StructuredData, schemaOrg } from "./structured-data.ts";

interface OfferedProduct {
  id: string;
  name: string;
  priceCents: number;
  formerPriceCents: number | null;
  category: string;
  description: string | null;
  pictures: readonly { url: string }[];
  /** Absent for a product that has the standard sizes. */
  sizes?: readonly GridSize[];
  /** Absent where there is enough of a size. */
  availability?: Availability;
}

const availabilities = {
  ready: "InStock",
  few: "LimitedAvailability",
  "made-to-order": "BackOrder",
  "sold-out": "OutOfStock",
} satisfies Record<Availability["kind"], string>;

export function productData(product: OfferedProduct): StructuredData {
  return (site) => {
    const url = absoluteUrl(site, `/produto/${product.id}`);
    return {
      "@context": schemaOrg,
      "@type": "Product",
      productID: product.id,
      name: product.name,
      category: product.category,
      ...(product.description && { description: product.description }),
      ...(product.pictures.length > 0 && {
        image: product.pictures.map((picture) => absoluteUrl(site, picture.url)),
      }),
      ...(product.sizes && { size: product.sizes.map(({ label }) => label) }),
      offers: {
        "@type": "Offer",
        url,
        priceCurrency: "BRL",
        price: centsToDecimal(product.priceCents),
        ...(product.formerPriceCents && {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            priceType: `${schemaOrg}/StrikethroughPrice`,
            priceCurrency: "BRL",
            price: centsToDecimal(product.formerPriceCents),
          },
        }),
        availability: `${schemaOrg}/${product.availability ? availabilities[product.availability.kind] : "InStock"}`,
        itemCondition: `${schemaOrg}/NewCondition`,
      },
    };
  };
}
