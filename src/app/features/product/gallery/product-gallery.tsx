import { ChevronLeft, ChevronRight, ZoomIn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isShownWhole, ProductPicture } from "#app/features/media/product-picture.tsx";
import { LazyPatches } from "#app/features/options/lazy-patches.tsx";
import { LazyOverlay } from "#app/features/print/lazy-overlay.tsx";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import { PrintStatus } from "#app/features/print/print-status.tsx";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import type { ShirtOption } from "#domain/options/shirt-option.ts";
import { describePrint } from "#domain/print/describe-print.ts";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { galleryClass, stageShapeClass, stageWidths } from "./gallery-layout.ts";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { LazyZoom, preloadZoom } from "./lazy-zoom.tsx";
import { padSlides } from "./pad-slides.ts";
import { useGallery } from "./use-gallery.ts";

const stageSizes = "(min-width: 1100px) min(618px, 45vw), (min-width: 768px) 45vw, 100vw";
const overPicture = "bg-ground/80";

interface ProductGalleryProps {
  name: string;
  pictures: readonly ShownPicture[];
  /** The print preview to show on one of the pictures. */
  preview: PrintPreview | null;
  /** The chosen ones, of which patches lie on the front picture. */
  options: readonly ShirtOption[];
}

export function ProductGallery({ name, pictures, preview, options }: ProductGalleryProps) {
  const slides = padSlides(pictures);
  const gallery = useGallery(slides.length);
  const { index, goTo } = gallery;
  const [isZoomed, setZoomed] = useState(false);
  const zoomButton = useRef<HTMLButtonElement>(null);
  const canZoom = index < pictures.length;
  const patched = options.filter(({ patch }) => patch);
  const back = pictures.findIndex(({ url }) => url === preview?.print.picture.url);
  useInView(patched.length > 0 ? 0 : -1, patched.map(({ id }) => id).join(), goTo);
  useInView(back, `${preview?.customization.name}/${preview?.customization.number}`, goTo);

  return (
    <section aria-label={`Fotos: ${name}`} className={galleryClass} onKeyDown={gallery.onKeyDown}>
      <div
        {...gallery.touchProps}
        onPointerEnter={canZoom ? preloadZoom : undefined}
        className="relative min-w-0"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
        <div
          ref={gallery.track}
          {...gallery.trackProps}
          role="group"
          aria-label="Imagens do produto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard
          tabIndex={0}
          className={cx(
            "scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth md:rounded-card",
            "focus-visible:-outline-offset-4",
          )}
        >
          {slides.map((picture, position) => (
            <Slide
              key={picture?.url ?? position}
              picture={picture}
              isFirst={position === 0}
              patched={position === 0 ? patched : []}
              preview={picture && preview?.print.picture.url === picture.url ? preview : null}
              onZoom={() => setZoomed(true)}
            />
          ))}
        </div>
        <div className="absolute top-1/2 left-3 -translate-y-1/2">
          <IconButton label="Imagem anterior" onClick={() => goTo(index - 1)} className={overPicture}>
            <ChevronLeft className="size-6" />
          </IconButton>
        </div>
        <div className="absolute top-1/2 right-3 -translate-y-1/2">
          <IconButton label="Próxima imagem" onClick={() => goTo(index + 1)} className={overPicture}>
            <ChevronRight className="size-6" />
          </IconButton>
        </div>
        {canZoom && (
          <div className="absolute top-3 right-3">
            <IconButton
              ref={zoomButton}
              label="Ampliar imagem"
              aria-haspopup="dialog"
              onClick={() => setZoomed(true)}
              onFocus={preloadZoom}
              className={overPicture}
            >
              <ZoomIn className="size-5" />
            </IconButton>
          </div>
        )}
        <p aria-live="polite" className="absolute right-4 bottom-4 tabular-nums">
          <Badge tone="dark">
            {index + 1} / {slides.length}
          </Badge>
        </p>
      </div>
      <PrintStatus preview={preview} />
      <GalleryThumbs slides={slides} index={index} onSelect={goTo} />
      <LazyZoom
        name={name}
        pictures={pictures}
        preview={preview}
        patches={patchesOf(patched)}
        index={Math.min(index, pictures.length - 1)}
        onIndexChange={goTo}
        open={isZoomed}
        onOpenChange={setZoomed}
        returnFocusTo={zoomButton}
      />
    </section>
  );
}

interface SlideProps {
  picture: ShownPicture | null;
  isFirst: boolean;
  /** The options that lie on it. */
  patched: readonly ShirtOption[];
  preview: PrintPreview | null;
  onZoom: () => void;
}

function Slide({ picture, isFirst, patched, preview, onZoom }: SlideProps) {
  const isPatched = picture && patched.length > 0;
  const withPatches = isPatched
    ? `${picture.alt} com ${patched.map(({ name }) => name).join(", ")}`
    : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the zoom button does the same for keys and screen readers
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      onClick={picture ? onZoom : undefined}
      className={cx("relative w-full shrink-0 snap-center snap-always", picture && "cursor-zoom-in")}
    >
      <ProductPicture
        picture={picture}
        alt={preview ? describePrint(preview.customization) : picture ? withPatches : "Sem imagem"}
        sizes={stageSizes}
        widths={stageWidths}
        priority={isFirst}
        className={stageShapeClass}
      />
      {isPatched && (
        <LazyPatches patches={patchesOf(patched)} shownWhole={isShownWhole(picture)} width={160} />
      )}
      {picture && preview && (
        <>
          <LazyOverlay {...preview} shownWhole={isShownWhole(picture)} />
          <Badge tone="dark" className="absolute top-4 left-4">
            Prévia da personalização
          </Badge>
        </>
      )}
    </div>
  );
}

/** Shows a picture when what is on it changes, also after the person has looked at others. */
function useInView(index: number, shown: string, goTo: (index: number) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice or typing moves the gallery
  useEffect(() => {
    if (index >= 0) goTo(index);
  }, [index, shown]);
}
