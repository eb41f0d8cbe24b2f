import { useEffect, useState } from "react";
import type { BannerSlide } from "#domain/banners/banner.ts";
import { Carousel } from "#ui/carousel.tsx";
import { BannerContent } from "./banner-content.tsx";

const ADVANCE_MS = 5000;

export function BannerCarousel({ banners }: { banners: readonly BannerSlide[] }) {
  const isLoaded = useLoadedPage();
  return (
    <Carousel
      label="Banners"
      previousLabel="Banner anterior"
      nextLabel="Próximo banner"
      interval={ADVANCE_MS}
      className="h-100 md:h-125"
      slides={banners.map((banner, index) => ({
        id: banner.id,
        label: `Banner ${index + 1}: ${banner.title}`,
        content: <BannerContent banner={banner} isFirst={index === 0} mayLoad={index === 0 || isLoaded} />,
      }))}
    />
  );
}

/**
 * Later slides are stacked below the first and count as visible, so lazy loading does not delay them. Their pictures
 * wait until the page has loaded.
 */
function useLoadedPage(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === "complete") done();
    else window.addEventListener("load", done, { once: true });
    return () => window.removeEventListener("load", done);
  }, []);
  return isLoaded;
}
