/** A ball, 32 pixels wide. */
export function Football() {
  return (
    <svg viewBox="0 0 28 28" width="32" height="32" aria-hidden="true">
      <circle cx="14" cy="14" r="13" fill="var(--color-text)" />
      <g fill="var(--color-ground)" stroke="var(--color-ground)">
        <path stroke="none" d={patches} />
        <path fill="none" strokeWidth="1.2" d={seams} />
      </g>
    </svg>
  );
}

/** The pentagon in the middle, and what is seen of those around it. */
const patches =
  "M14 9.4 18.4 12.6 16.7 17.7H11.3L9.6 12.6Z" +
  "M14 4.8 17 3.8 17.7 2A13 13 0 0 0 10.3 2L11 3.8Z" +
  "M22.7 11.2 24.6 13.7 26.6 13.8A13 13 0 0 0 24.3 6.8L22.7 8Z" +
  "M19.4 21.4 17.5 24 18.1 25.9A13 13 0 0 0 24.1 21.6L22.4 20.5Z" +
  "M8.6 21.4 5.6 20.5 3.9 21.6A13 13 0 0 0 9.9 25.9L10.5 24Z" +
  "M5.3 11.2V8L3.7 6.8A13 13 0 0 0 1.4 13.8L3.4 13.7Z";

const seams =
  "M14 9.4V4.8M17 3.8 22.7 8M18.4 12.6 22.7 11.2M24.6 13.7 22.4 20.5M16.7 17.7 19.4 21.4M17.5 24H10.5" +
  "M11.3 17.7 8.6 21.4M5.6 20.5 3.4 13.7M9.6 12.6 5.3 11.2M5.3 8 11 3.8";
