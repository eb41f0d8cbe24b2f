import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { BannerCarousel } from "./banner-carousel.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import type { HomeParts } from "./home-parts.ts";
import { HomeSection, HomeTitle } from "./home-section.tsx";
import { NewsletterBand } from "./newsletter-band.tsx";
import { ProductShelf } from "./product-shelf.tsx";

/** Every product, in catalogue order, is what the listing of this key shows. */
const ALL_PRODUCTS = "/categoria/promocoes";

export function HomePage({ parts, store }: { parts: HomeParts; store: StoreProfile }) {
  return (
    <>
      <HomeTitle storeName={store.name} />
      <BannerCarousel banners={parts.banners} />
      <FactsStrip surchargeCents={store.customizationSurchargeCents} />
      <HomeSection title="Destaques" more={{ to: ALL_PRODUCTS, of: "os produtos" }}>
        <ProductShelf products={parts.featured} />
      </HomeSection>
      <HomeSection title="Navegue por Categorias">
        <CategoryTiles tiles={parts.tiles} />
      </HomeSection>
      <HomeSection title="Lançamentos" more={{ to: "/categoria/lancamentos", of: "os lançamentos" }}>
        <ProductShelf products={parts.newest} />
      </HomeSection>
      <NewsletterBand />
    </>
  );
}
