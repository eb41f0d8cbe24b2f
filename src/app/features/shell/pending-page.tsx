import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation, useNavigation } from "react-router";
import type { StoreProfile } from "#domain/settings/store-settings.ts";

type PageSkeleton = ComponentType<{ store: StoreProfile }>;

/** A page that arrives sooner than this is shown without a flash of skeletons. */
const SKELETON_DELAY_MS = 150;

/**
 * The matched routes of a pending navigation are not known yet, so the path decides. Each skeleton is loaded on demand.
 */
const home = async () => (await import("#app/features/home/home-skeleton.tsx")).HomeSkeleton;
const product = async () => (await import("#app/features/product/product-skeleton.tsx")).ProductSkeleton;
const listing = async () => (await import("#app/features/listing/listing-skeleton.tsx")).ListingSkeleton;

const skeletons: readonly { path: string; load: () => Promise<PageSkeleton> }[] = [
  { path: "/", load: home },
  { path: "/produto/:id", load: product },
  { path: "/categoria/:key", load: listing },
  { path: "/busca", load: listing },
];

/** Shows the next page's skeleton while its data loads, in place of the page that is being left. */
export function PendingPage({ store, children }: { store: StoreProfile; children: ReactNode }) {
  const Skeleton = usePendingSkeleton();
  const isPending = Skeleton !== undefined;

  useEffect(() => {
    if (isPending) window.scrollTo(0, 0);
  }, [isPending]);

  // The old page is hidden, not unmounted, so that a cancelled navigation finds it unchanged.
  return (
    <>
      {Skeleton && <Skeleton store={store} />}
      <div hidden={isPending}>{children}</div>
    </>
  );
}

/** Returns the skeleton of a page that has been loading for longer than the delay. */
function usePendingSkeleton(): PageSkeleton | undefined {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const awaited = target === pathname ? undefined : target;
  const [Skeleton, setSkeleton] = useState<PageSkeleton>();

  useEffect(() => {
    const found = skeletons.find(({ path }) => awaited !== undefined && matchPath(path, awaited));
    if (!found) return;
    let isOver = false;
    // If the skeleton cannot be loaded, the old page stays until the new one arrives.
    const loading = found.load().catch(() => undefined);
    const timer = setTimeout(async () => {
      const loaded = await loading;
      if (loaded && !isOver) setSkeleton(() => loaded);
    }, SKELETON_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setSkeleton(undefined);
    };
  }, [awaited]);

  // The skeleton must disappear in the same render that shows the page: a hidden page is too short for scroll
  // restoration.
  return awaited === undefined ? undefined : Skeleton;
}
