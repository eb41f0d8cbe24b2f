import { RefreshCw, TriangleAlert } from "lucide-react";
import { ApiError } from "#app/api/api-client.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export interface LoadFailedProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Replaces a list or card whose data could not be loaded. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert className="size-8 text-warn" />}
        title={title}
        text={error instanceof ApiError ? error.message : undefined}
        action={
          <Button size="app" variant="outline" icon={<RefreshCw />} onClick={() => onRetry()}>
            Tentar novamente
          </Button>
        }
      />
    </div>
  );
}
