import { Milestone } from "lucide-react";
import { lazy, Suspense } from "react";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { Button } from "#ui/button.tsx";

const BatchDialog = lazy(() => import("./batch-dialog.tsx"));

interface BatchButtonProps {
  selected: ReadonlySet<string>;
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void;
  className?: string;
}

/** Takes the selected orders to a step. */
export function BatchButton({ selected, onKeep, className }: BatchButtonProps) {
  const { opened, open, close } = useOpenDialog<readonly string[]>();
  return (
    <>
      <Button
        variant="outline"
        size="app"
        icon={<Milestone />}
        className={className}
        onClick={() => open([...selected])}
      >
        Mudar etapa
      </Button>
      {opened && (
        <Suspense>
          <BatchDialog
            key={opened.count}
            ids={opened.subject}
            onKeep={onKeep}
            isOpen={opened.isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
