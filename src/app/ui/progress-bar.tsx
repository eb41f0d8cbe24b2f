export interface ProgressBarProps {
  /** The name of the running task, such as the file. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-4 text-small">
        <span className="min-w-0 truncate">{label}</span>
        <span className="text-muted tabular-nums">{value}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        className="h-2 overflow-hidden rounded-badge bg-hover"
      >
        <div
          className="h-full origin-left bg-grass transition-[scale] duration-base"
          style={{ scale: `${value / 100} 1` }}
        />
      </div>
    </div>
  );
}
