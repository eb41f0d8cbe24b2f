import { type ComponentProps, lazy, Suspense } from "react";
import type { HiddenProduct as HiddenProductPage } from "./hidden-product.tsx";

const load = async () => ({ default: (await import("./hidden-product.tsx")).HiddenProduct });
/** Few visits end at a hidden product, so the page of a product does not load it. The server renders it in one pass. */
const HiddenProduct = import.meta.env.SSR ? (await load()).default : lazy(load);

export function LazyHiddenProduct(props: ComponentProps<typeof HiddenProductPage>) {
  return (
    <Suspense fallback={null}>
      <HiddenProduct {...props} />
    </Suspense>
  );
}
