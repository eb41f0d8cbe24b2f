import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { BannerCarousel } from "./banner-carousel.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import type { HomeData } from "./home-data.ts";
import { HomeSection, HomeTitle } from "./home-section.tsx";
import { NewsletterBand } from "./newsletter-band.tsx";
import { ProductSection } from "./product-section.tsx";

/** This category lists every product, in catalogue order. */
const ALL_PRODUCTS = "/categoria/promocoes";

/** Home, listing and product are separate pages; in the domain and the server they belong to the feature `catalog`. */
export function HomePage({ home, store }: { home: HomeData; store: StoreProfile }) {
  return (
    <>
      <HomeTitle storeName={store.name} />
      <BannerCarousel banners={home.banners} />
      <FactsStrip surchargeCents={store.customizationSurchargeCents} />
      <HomeSection title="Destaques" more={{ to: ALL_PRODUCTS, of: "os produtos" }}>
        <ProductSection products={home.featured} />
      </HomeSection>
      <HomeSection title="Navegue por Categorias">
        <CategoryTiles tiles={home.tiles} />
      </HomeSection>
      <HomeSection title="Lançamentos" more={{ to: "/categoria/lancamentos", of: "os lançamentos" }}>
        <ProductSection products={home.newest} />
      </HomeSection>
      <NewsletterBand />
    </>
  );
}
