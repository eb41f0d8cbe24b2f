import type { PatchPlace } from "#domain/options/shirt-option.ts";

/** Where the dot of each place lies on the drawing, which shows a shirt from the front. */
const dots: Record<PatchPlace, { x: number; y: number }> = {
  right_sleeve: { x: 4.6, y: 8.2 },
  left_sleeve: { x: 19.4, y: 8.2 },
  chest: { x: 12, y: 10.5 },
};

const drawingOf = (place: PatchPlace) =>
  function PlaceDrawing({ className }: { className?: string }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="none" stroke="currentColor">
        <path
          d="M8.5 3 3 5.5 1.2 10.4l4.3 1.5V21h13v-9.1l4.3-1.5L21 5.5 15.5 3a3.6 3.6 0 0 1-7 0Z"
          strokeWidth="1.5"
          strokeLinejoin="round"
          className="text-muted"
        />
        <circle cx={dots[place].x} cy={dots[place].y} r="2.4" fill="currentColor" stroke="none" />
      </svg>
    );
  };

/** A shirt from the front with a dot where the patch goes. */
export const placeDrawings: Record<PatchPlace, ReturnType<typeof drawingOf>> = {
  right_sleeve: drawingOf("right_sleeve"),
  left_sleeve: drawingOf("left_sleeve"),
  chest: drawingOf("chest"),
};
