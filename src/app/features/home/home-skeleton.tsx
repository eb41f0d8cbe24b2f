import { ProductGridSkeleton } from "#app/features/catalog/product-grid-skeleton.tsx";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import { HOME_PRODUCTS } from "./home-data.ts";
import { HomeSection, HomeTitle } from "./home-section.tsx";
import { tileClass, tileGridClass } from "./tile-class.ts";

const TILES = 6;

/** The home page while its data loads. */
export function HomeSkeleton({ store }: { store: StoreProfile }) {
  return (
    <Loading>
      <HomeTitle storeName={store.name} />
      <BannerSkeleton />
      <FactsStrip surchargeCents={store.customizationSurchargeCents} />
      <HomeSection title="Destaques">
        <ProductGridSkeleton count={HOME_PRODUCTS} layout="row" />
      </HomeSection>
      <HomeSection title="Navegue por Categorias">
        <TilesSkeleton />
      </HomeSection>
      <HomeSection title="Lançamentos">
        <ProductGridSkeleton count={HOME_PRODUCTS} layout="row" />
      </HomeSection>
      <div className="h-section" />
    </Loading>
  );
}

function BannerSkeleton() {
  return (
    <div className="h-100 bg-surface md:h-125">
      <div className="wrap flex h-full flex-col items-start justify-end pb-16 md:justify-center md:pb-12">
        <Skeleton className="h-[clamp(44px,6vw,76px)] w-[min(520px,90%)]" />
        <Skeleton className="mt-2 h-[clamp(44px,6vw,76px)] w-[min(400px,64%)]" />
        <Skeleton className="mt-6 h-5 w-[min(440px,100%)]" />
        <Skeleton className="mt-6 h-12 w-42" />
      </div>
    </div>
  );
}

function TilesSkeleton() {
  return (
    <div className={tileGridClass(TILES)}>
      {Array.from({ length: TILES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike
        <div key={index} data-skeleton="category" className={tileClass(index, TILES)}>
          <Skeleton className="size-full" />
        </div>
      ))}
    </div>
  );
}
