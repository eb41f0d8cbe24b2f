import { type KeyboardEvent, type RefObject, type TouchEvent, useRef, useState } from "react";

const SWIPE_PX = 48;

export interface Gallery {
  index: number;
  track: RefObject<HTMLDivElement | null>;
  /** Goes to a picture; the index wraps around in both directions. */
  goTo: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  trackProps: { onScroll: () => void; onScrollEnd: () => void };
  /** For all elements over the track too, because a swipe may start on an arrow. */
  touchProps: {
    onTouchStart: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
}

/** The browser scrolls and snaps. This hook tracks the position and scrolls on arrows, keys and thumbnails. */
export function useGallery(count: number): Gallery {
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  /** The target of a programmatic scroll: the pictures it passes are not reported. */
  const target = useRef<number | null>(null);
  const touch = useRef<{ x: number; y: number; left: number } | null>(null);

  function goTo(next: number) {
    const to = ((next % count) + count) % count;
    const from = index;
    setIndex(to);
    if (!track.current) return;
    target.current = to;
    // Wrapping around jumps without animation: scrolling through all pictures would look like going back.
    const behavior = Math.abs(to - from) > 1 ? "instant" : "auto";
    track.current.scrollTo({ left: to * track.current.clientWidth, behavior });
  }

  function follow() {
    if (!track.current) return;
    const at = Math.round(track.current.scrollLeft / track.current.clientWidth);
    if (target.current === null) setIndex(Math.min(at, count - 1));
  }

  function settle() {
    target.current = null;
    follow();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  }

  function onTouchStart(event: TouchEvent) {
    target.current = null;
    const finger = event.touches.item(0);
    const left = track.current?.scrollLeft ?? 0;
    touch.current =
      finger && event.touches.length === 1 ? { x: finger.clientX, y: finger.clientY, left } : null;
  }

  /**
   * The browser stops at both ends, so a swipe beyond them wraps around here. So does a swipe that the browser could
   * not scroll with.
   */
  function onTouchEnd(event: TouchEvent) {
    const finger = event.changedTouches.item(0);
    if (!finger || !touch.current || !track.current) return;
    const dx = finger.clientX - touch.current.x;
    const isSwipe = Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(finger.clientY - touch.current.y);
    const hasMoved = Math.abs(track.current.scrollLeft - touch.current.left) > 1;
    touch.current = null;
    if (isSwipe && !hasMoved) goTo(index + (dx < 0 ? 1 : -1));
  }

  return {
    index,
    track,
    goTo,
    onKeyDown,
    trackProps: { onScroll: follow, onScrollEnd: settle },
    touchProps: { onTouchStart, onTouchEnd },
  };
}
