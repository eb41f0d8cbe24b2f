/** The default picture: the outline of a shirt. With an empty label it is decorative. */
export function DashedShirt({ label }: { label: string }) {
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label === "" || undefined}
      viewBox="0 0 400 440"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeDasharray="14 12"
      strokeLinejoin="round"
      className="h-auto w-3/5 text-control"
    >
      <path d="M146 40 96 61C69 72 57 86 48 110L17 186Q46 209 86 215L104 166Q101 288 97 408 200 424 303 408 299 288 296 166L314 215Q354 209 383 186L352 110C343 86 331 72 304 61L254 40Q200 90 146 40Z" />
    </svg>
  );
}
