import { MessageCircle } from "lucide-react";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { messagingLink } from "#domain/delivery/whatsapp-number.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { RelatedProducts } from "./related-products.tsx";

interface HiddenProductProps {
  hidden: ProductSummary;
  related: readonly ProductSummary[];
  /** The shop's number. */
  whatsapp: string;
}

/** The page of a product that is not for sale now, for those who still have its link. */
export function HiddenProduct({ hidden, related, whatsapp }: HiddenProductProps) {
  const { name, picture, category, categoryId } = hidden;
  const question = `Olá! Gostei da ${name}. Ela volta à loja?`;
  return (
    <div className="pb-section">
      <div className="wrap">
        <Breadcrumb
          items={[
            { label: "Home", to: "/" },
            { label: category, to: `/categoria/${categoryId}` },
            { label: name },
          ]}
        />
        <div className="mt-6 grid items-center gap-8 md:grid-cols-[20rem_1fr] md:gap-12">
          <ProductPicture
            picture={picture}
            alt={picture?.alt ?? name}
            sizes="(min-width: 768px) 320px, 60vw"
            className="aspect-square w-full max-w-80 justify-self-center rounded-card opacity-60"
          />
          <div className="grid gap-4 max-md:justify-items-center max-md:text-center">
            <h1 className="font-display font-extrabold text-title">{name}</h1>
            <p className="text-lead">Esta camisa não está à venda agora.</p>
            <p className="max-w-[46ch] text-muted">
              Ela pode voltar. Pergunte à loja, ou veja outras de {category}.
            </p>
            <div className="mt-2 grid w-full gap-3 md:flex">
              <ButtonLink to={`/categoria/${categoryId}`}>Ver {category}</ButtonLink>
              <ButtonLink
                variant="outline"
                to={messagingLink(whatsapp, question)}
                target="_blank"
                rel="noopener noreferrer"
                icon={<MessageCircle className="text-grass" />}
              >
                Perguntar no WhatsApp
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <RelatedProducts products={related} />
    </div>
  );
}
