import { Loading, Skeleton } from "#ui/skeleton.tsx";

export function CartSkeleton() {
  return (
    <div className="wrap pb-section">
      <h1 className="pt-6 pb-4 font-display font-extrabold text-title lg:pt-8 lg:pb-6">Carrinho</h1>
      <Loading
        label="Carregando carrinho..."
        className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-14"
      >
        <div className="grid gap-8">
          {["first", "second"].map((line) => (
            <div key={line} className="grid grid-cols-[88px_1fr] items-center gap-4">
              <Skeleton className="h-27.5" />
              <div className="grid gap-3">
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-100" />
      </Loading>
    </div>
  );
}
