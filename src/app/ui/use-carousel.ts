import { type PointerEvent, useEffect, useRef, useState } from "react";

const SWIPE_PX = 40;

export interface CarouselOptions {
  count: number;
  /** Milliseconds between advances; absent for a carousel that only moves by hand. */
  interval?: number | undefined;
}

export interface CarouselState {
  index: number;
  /** True while it advances by itself. */
  playing: boolean;
  /** Increases with every start of the timer, to restart an animation that shows it. */
  round: number;
  goTo: (index: number) => void;
  swipe: { onPointerDown: (event: PointerEvent) => void; onPointerUp: (event: PointerEvent) => void };
  pauseProps: { onFocus: (event: React.FocusEvent) => void; onBlur: () => void };
}

/**
 * The position and timer of a carousel. Using a control stops the timer for good; a hidden tab or keyboard focus pauses
 * it.
 */
export function useCarousel({ count, interval }: CarouselOptions): CarouselState {
  const [position, setPosition] = useState(0);
  // The number of slides may shrink.
  const index = count > 0 ? position % count : 0;
  const [round, setRound] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [paused, setPaused] = useState(false);
  const quiet = useQuiet();
  const start = useRef<{ x: number; y: number } | null>(null);
  const playing = Boolean(interval) && count > 1 && !stopped && !paused && !quiet;

  useEffect(() => {
    if (!playing) return;
    setRound((current) => current + 1);
    const timer = setTimeout(() => setPosition((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [playing, index, count, interval]);

  function goTo(next: number) {
    setStopped(true);
    setPosition((next + count) % count);
  }

  return {
    index,
    playing,
    round,
    goTo,
    swipe: {
      onPointerDown(event) {
        start.current = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
      },
      onPointerUp(event) {
        if (!start.current) return;
        const dx = event.clientX - start.current.x;
        const dy = event.clientY - start.current.y;
        start.current = null;
        if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) goTo(index + (dx < 0 ? 1 : -1));
      },
    },
    pauseProps: {
      onFocus: (event) => setPaused(event.target.matches(":focus-visible")),
      onBlur: () => setPaused(false),
    },
  };
}

/** True while nothing should move by itself: on the server, in a hidden tab, or with reduced motion. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(true);
  useEffect(() => {
    const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const update = () => setQuiet(lessMotion.matches || document.hidden);
    update();
    lessMotion.addEventListener("change", update);
    document.addEventListener("visibilitychange", update);
    return () => {
      lessMotion.removeEventListener("change", update);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return quiet;
}
