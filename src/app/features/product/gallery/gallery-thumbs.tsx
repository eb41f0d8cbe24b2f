import { useEffect, useRef } from "react";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { cx } from "#ui/cx.ts";
import { thumbSizeClass, thumbsClass } from "./gallery-layout.ts";

interface GalleryThumbsProps {
  slides: readonly (ShownPicture | null)[];
  index: number;
  onSelect: (index: number) => void;
}

export function GalleryThumbs({ slides, index, onSelect }: GalleryThumbsProps) {
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the current thumbnail into view, sideways only, where not all fit the screen.
  useEffect(() => {
    const current = list.current?.children[index];
    if (!list.current || !(current instanceof HTMLElement)) return;
    const middle = current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2;
    list.current.scrollTo({ left: middle, behavior: "auto" });
  }, [index]);

  return (
    <div ref={list} className={cx("relative scroll-smooth", thumbsClass)}>
      {slides.map((picture, position) => (
        <button
          key={picture?.url ?? position}
          type="button"
          aria-label={`Imagem ${position + 1} de ${slides.length}`}
          aria-current={position === index ? "true" : undefined}
          onClick={() => onSelect(position)}
          className={cx(
            "overflow-clip border-2 border-transparent transition-colors",
            "hover:border-control aria-[current]:border-text",
            "focus-visible:outline-offset-0",
            thumbSizeClass,
          )}
        >
          <span aria-hidden="true" className="contents">
            <ProductPicture
              picture={picture}
              alt=""
              sizes="80px"
              widths={[160]}
              priority="low"
              className="size-full rounded-inner"
            />
          </span>
        </button>
      ))}
    </div>
  );
}
