import { type RefObject, useLayoutEffect, useRef } from "react";

const ROLL_MS = 700;

/** Where the ball lies on the way, so that scrolling and what changes above count for nothing. */
interface Place {
  index: number;
  left: number;
  top: number;
  /** Of the way: with another one, such as after a turn of the phone, the places are others. */
  width: number;
}

/** Lets the ball roll once from where it lay to where an open page has moved it. Returns the ball. */
export function useRollingBall(
  way: RefObject<HTMLElement | null>,
  index: number,
): RefObject<HTMLElement | null> {
  const ball = useRef<HTMLElement>(null);
  const last = useRef<Place>(undefined);

  useLayoutEffect(() => {
    if (!way.current || !ball.current) return;
    const [pitch, lying] = [way.current.getBoundingClientRect(), ball.current.getBoundingClientRect()];
    const place = { index, left: lying.left - pitch.left, top: lying.top - pitch.top, width: pitch.width };
    const before = last.current;
    last.current = place;
    if (!before || before.index === index || before.width !== place.width) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const start = `${before.left - place.left}px ${before.top - place.top}px`;
    ball.current.animate({ translate: [start, "0 0"] }, { duration: ROLL_MS, easing: "ease-in-out" });
  });

  return ball;
}
