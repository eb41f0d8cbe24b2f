import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { type CarouselState, useCarousel } from "./use-carousel.ts";

export interface CarouselSlide {
  id: string;
  /** The slide's name, for its dot and for screen readers. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds between advances; absent for a carousel that does not advance by itself. */
  interval?: number | undefined;
  /** Must set the height. */
  className?: string | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
}

/** Stacked slides that cross-fade in 1000 ms, with dots at the left and arrows at the right of the lower edge. */
export function Carousel(props: CarouselProps) {
  const { label, slides, interval, className } = props;
  const carousel = useCarousel({ count: slides.length, interval });
  return (
    <section
      aria-roledescription="carrossel"
      aria-label={label}
      className={cx("relative isolate touch-pan-y overflow-clip", className)}
      {...carousel.swipe}
      {...carousel.pauseProps}
    >
      <div aria-live={carousel.playing ? "off" : "polite"} className="contents">
        {slides.map((slide, index) => (
          <Slide key={slide.id} label={slide.label} current={index === carousel.index}>
            {slide.content}
          </Slide>
        ))}
      </div>
      {slides.length > 1 && <Controls {...props} carousel={carousel} />}
    </section>
  );
}

/**
 * A hidden slide is inert: neither focus nor screen readers reach it. The outgoing slide stays opaque below the next
 * one until that has faded in, so that the background never shines through.
 */
function Slide(props: { label: string; current: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group with a role description
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={props.label}
      aria-hidden={!props.current}
      inert={!props.current}
      className={cx(
        "absolute inset-0 bg-ground transition-[opacity,visibility] ease-linear",
        props.current ? "z-1 duration-fade" : "invisible opacity-0 delay-1000 duration-0",
      )}
    >
      {props.children}
    </div>
  );
}

function Controls(props: CarouselProps & { carousel: CarouselState }) {
  const { slides, interval, carousel } = props;
  const { index, playing, round, goTo } = carousel;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 z-2 md:bottom-6">
      <div className="wrap pointer-events-none flex items-center justify-between *:pointer-events-auto">
        <div className="-ml-1 flex">
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              aria-label={slide.label}
              aria-current={position === index ? "true" : undefined}
              onClick={() => goTo(position)}
              className="grid size-11 place-items-center"
            >
              <span className="h-1 w-9 overflow-hidden rounded-badge bg-[#8fa398]">
                {position === index && (
                  <span
                    key={playing ? round : "still"}
                    className={cx("block h-full origin-left bg-grass", playing && "animate-fill")}
                    style={playing ? { animationDuration: `${interval}ms` } : undefined}
                  />
                )}
              </span>
            </button>
          ))}
        </div>
        <div className="flex gap-2">
          <IconButton
            label={props.previousLabel ?? "Anterior"}
            variant="line"
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeft className="size-6" />
          </IconButton>
          <IconButton label={props.nextLabel ?? "Próximo"} variant="line" onClick={() => goTo(index + 1)}>
            <ChevronRight className="size-6" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
