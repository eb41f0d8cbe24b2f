import { useEffect, useRef } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

export interface MoreProductsProps {
  nextPath: string | undefined;
  isLoading: boolean;
  failed: boolean;
  loadMore(): void;
}

/** Loads the next page of products shortly before the end of the list becomes visible. */
export function MoreProducts({ nextPath, isLoading, failed, loadMore }: MoreProductsProps) {
  const end = useRef<HTMLDivElement>(null);
  const waits = nextPath !== undefined && !isLoading && !failed;

  useEffect(() => {
    if (!waits || !end.current) return;
    const observer = new IntersectionObserver(
      // A busy browser tells of several positions at once, the oldest first.
      (positions) => {
        if (positions.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits, loadMore]);

  if (nextPath === undefined) return null;
  if (failed) {
    return (
      <div className="mx-auto mt-12 grid max-w-130 justify-items-center gap-4">
        <Alert tone="error">Falha ao carregar produtos. Tente novamente.</Alert>
        <Button variant="outline" onClick={loadMore}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  return (
    <div ref={end} className="mt-12 flex justify-center">
      <ButtonLink
        to={nextPath}
        rel="next"
        variant="quiet"
        aria-disabled={isLoading || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!isLoading) loadMore();
        }}
      >
        Mostrar mais produtos
      </ButtonLink>
    </div>
  );
}
