import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { scanCode } from "./scan-camera.ts";

interface ScanDialogProps extends DialogState {
  onRead: (code: string) => void;
}

/** The camera's picture, until a code is in it. */
export default function ScanDialog({ isOpen, onClose, onRead }: ScanDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      nested
      width={440}
      title="Ler com a câmera"
      description="Aponte para o código de barras da etiqueta."
    >
      <DialogBody>{isOpen && <Picture onRead={onRead} />}</DialogBody>
    </Dialog>
  );
}

function Picture({ onRead }: { onRead: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const take = useEffectEvent((code: string | undefined) => code !== undefined && onRead(code));

  useEffect(() => {
    const controller = new AbortController();
    if (video.current)
      scanCode(video.current, controller.signal).then(take, (failure) => {
        if (!controller.signal.aborted) setProblem(explain(failure));
      });
    return () => controller.abort();
  }, []);

  if (problem) return <Alert>{problem}</Alert>;
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="Imagem da câmera"
      className="aspect-square w-full rounded-control bg-ground object-cover"
    />
  );
}

function explain(failure: unknown): string {
  if (!(failure instanceof DOMException)) return "A câmera não pôde ser usada. Digite o código.";
  if (failure.name === "NotFoundError") return "Este aparelho não tem câmera. Digite o código.";
  if (failure.name !== "NotAllowedError")
    return "A câmera não pôde ser aberta. Feche outros aplicativos que a usam e tente de novo.";
  // The page in which the session began may forbid the camera to all that follow without loading anew.
  return "O navegador não deixou usar a câmera. Permita o acesso nas configurações do site, recarregue a página e tente de novo.";
}
