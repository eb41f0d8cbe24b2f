import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation, useNavigation } from "react-router";
import type { StoreProfile } from "#domain/settings/store-settings.ts";

type PageSkeleton = ComponentType<{ store: StoreProfile }>;

/** A page that answers sooner than this comes without a flash of skeletons. */
const PATIENCE_MS = 150;

/** The routes that are waited for are not known yet, so the address decides. Each is loaded when it is first needed. */
const home = async () => (await import("#app/features/home/home-skeleton.tsx")).HomeSkeleton;
const product = async () => (await import("#app/features/product/product-skeleton.tsx")).ProductSkeleton;
const listing = async () => (await import("#app/features/listing/listing-skeleton.tsx")).ListingSkeleton;

const skeletons: readonly { path: string; load: () => Promise<PageSkeleton> }[] = [
  { path: "/", load: home },
  { path: "/produto/:id", load: product },
  { path: "/categoria/:key", load: listing },
  { path: "/busca", load: listing },
];

/** While the next page's data is on the way, its skeleton stands in place of the page that is being left. */
export function PendingPage({ store, children }: { store: StoreProfile; children: ReactNode }) {
  const Skeleton = usePendingSkeleton();
  const isPending = Skeleton !== undefined;

  useEffect(() => {
    if (isPending) window.scrollTo(0, 0);
  }, [isPending]);

  // The page is hidden, not dropped: a navigation that is given up finds it as it was.
  return (
    <>
      {Skeleton && <Skeleton store={store} />}
      <div hidden={isPending}>{children}</div>
    </>
  );
}

/** The skeleton of the page that has been awaited for longer than our patience. */
function usePendingSkeleton(): PageSkeleton | undefined {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const awaited = target === pathname ? undefined : target;
  const [Skeleton, setSkeleton] = useState<PageSkeleton>();

  useEffect(() => {
    const found = skeletons.find(({ path }) => awaited !== undefined && matchPath(path, awaited));
    if (!found) return;
    let isOver = false;
    // Without its skeleton the old page simply stays until the new one is there.
    const loading = found.load().catch(() => undefined);
    const timer = setTimeout(async () => {
      const loaded = await loading;
      if (loaded && !isOver) setSkeleton(() => loaded);
    }, PATIENCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setSkeleton(undefined);
    };
  }, [awaited]);

  // Gone in the very render that brings the page: a hidden one is too short to be scrolled back to where it was.
  return awaited === undefined ? undefined : Skeleton;
}
