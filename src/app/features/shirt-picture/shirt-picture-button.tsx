import { Image } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { isPicturable, type PicturedShirt } from "#domain/shirt-picture/pictured-shirt.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.tsx";
import type { ShirtPictureDialogProps } from "./shirt-picture-dialog.tsx";

const loadDialog = () => import("./shirt-picture-dialog.tsx");
/** Preloads the dialog; errors are ignored here because a click loads it again and handles them. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

export interface ShirtPictureButtonProps {
  shirt: PicturedShirt;
  /** In a row of icons, where there is no room for words. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
}

const LABEL = "Salvar como imagem";

/** Opens the picture of a shirt that people save or share; nothing for a shirt without any picture. */
export function ShirtPictureButton({ shirt, iconOnly = false, className }: ShirtPictureButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ShirtPictureDialogProps>>();
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const button = useRef<HTMLButtonElement>(null);
  if (!isPicturable(shirt)) return null;

  async function show() {
    setState("loading");
    try {
      const { ShirtPictureDialog } = await loadDialog();
      setDialog(() => ShirtPictureDialog);
      setState("open");
    } catch {
      // The file could not be loaded: offline, or removed by a new version.
      setState("closed");
      toast.error("Não foi possível abrir a imagem. Verifique sua conexão e tente novamente.");
    }
  }

  const trigger = {
    ref: button,
    "aria-haspopup": "dialog",
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: show,
    className,
  } as const;
  const name = `${LABEL}: ${shirt.name}`;
  return (
    <>
      {iconOnly ? (
        <IconButton {...trigger} label={name} title={LABEL}>
          <Image aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <Button
          {...trigger}
          variant="ghost"
          size="app"
          icon={<Image aria-hidden="true" />}
          busy={state === "loading"}
          aria-label={name}
        >
          {LABEL}
        </Button>
      )}
      {Dialog && (
        <Dialog
          shirt={shirt}
          open={state === "open"}
          onOpenChange={(open) => setState(open ? "open" : "closed")}
          returnFocusTo={button}
        />
      )}
    </>
  );
}
