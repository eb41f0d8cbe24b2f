import { ScanBarcode } from "lucide-react";
import { lazy, Suspense } from "react";
import { useOpenDialog } from "#app/features/admin/use-open-dialog.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { canScan } from "./scan-camera.ts";

const ScanDialog = lazy(() => import("./scan-dialog.tsx"));

/** Reads a code with the camera; nothing where the browser cannot. */
export function ScanButton({ onRead }: { onRead: (code: string) => void }) {
  const { opened, open, close } = useOpenDialog<null>();
  if (!canScan()) return null;

  function take(code: string) {
    close();
    onRead(code);
  }

  return (
    <>
      <IconButton
        label="Ler com a câmera"
        title="Ler com a câmera"
        variant="quiet"
        onClick={() => open(null)}
      >
        <ScanBarcode className="size-5" />
      </IconButton>
      {opened && (
        <Suspense>
          <ScanDialog key={opened.count} isOpen={opened.isOpen} onClose={close} onRead={take} />
        </Suspense>
      )}
    </>
  );
}
