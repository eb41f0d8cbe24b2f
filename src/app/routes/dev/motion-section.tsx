import { BrandMark } from "#ui/brand-mark.tsx";
import { Button } from "#ui/button.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { PitchGround } from "#ui/pitch-lines.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ShowcaseSection, ShowcaseTitle } from "./showcase-section.tsx";

const slides = ["Times Brasileiros", "Seleções", "Retrô"].map((name, index) => ({
  id: name,
  label: `${name}, ${index + 1} de 3`,
  content: (
    <div className="isolate grid h-full content-center gap-3 px-gutter pb-10">
      <PitchGround />
      <p className="font-display font-extrabold text-title uppercase">{name}</p>
      <div>
        <Button>Ver coleção</Button>
      </div>
    </div>
  ),
}));

export function MotionSection() {
  return (
    <ShowcaseSection title="Carrossel, marca, esqueleto">
      <Carousel label="Banners" slides={slides} interval={5000} className="h-80 rounded-card" />
      <ShowcaseTitle>Marca</ShowcaseTitle>
      <div className="flex items-end gap-4">
        <BrandMark className="size-16" />
        <BrandMark />
        <BrandMark className="size-6" />
      </div>
      <ShowcaseTitle>Esqueleto do card</ShowcaseTitle>
      <Loading className="grid grid-cols-2 gap-4">
        {["a", "b"].map((key) => (
          <div key={key}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="mt-4.5 h-4 w-11/12" />
            <Skeleton className="mt-4 h-6 w-2/5" />
            <div className="mt-2 flex gap-2">
              <Skeleton className="h-11 flex-1" />
              <Skeleton className="size-11" />
            </div>
          </div>
        ))}
      </Loading>
    </ShowcaseSection>
  );
}
