interface SparklineProps {
  values: readonly number[];
  className: string;
}

const [WIDTH, HEIGHT] = [100, 40];

/** A line without axes that shows how a number developed; the number itself is beside it. */
export function Sparkline({ values, className }: SparklineProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`size-full overflow-visible ${className}`}
    >
      <polyline
        points={pointsOf(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Scales the values between minimum and maximum; a constant series is a line in the middle. */
function pointsOf(values: readonly number[]): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const step = WIDTH / Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      const height = range === 0 ? 0.5 : (value - least) / range;
      return `${(index * step).toFixed(1)},${(HEIGHT * (1 - height)).toFixed(1)}`;
    })
    .join(" ");
}
