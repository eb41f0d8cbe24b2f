import { useRevalidator } from "react-router";
import { ProductGrid } from "#app/features/catalog/product-grid.tsx";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

/** Four products in a row, or a retry button where they could not be read. */
export function ProductSection({ products }: { products: readonly ProductSummary[] | null }) {
  const { revalidate, state } = useRevalidator();
  if (products) return <ProductGrid products={products} layout="row" />;
  return (
    <div className="grid justify-items-start gap-4">
      <Alert className="w-full">Falha ao carregar produtos. Tente novamente.</Alert>
      <Button variant="outline" busy={state === "loading"} onClick={() => revalidate()}>
        Tentar novamente
      </Button>
    </div>
  );
}
