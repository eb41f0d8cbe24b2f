import { Image } from "lucide-react";
import { isPicturable, type PicturedShirt } from "#domain/shirt-picture/pictured-shirt.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useLoadedDialog } from "#ui/use-loaded-dialog.ts";

const loadDialog = async () => (await import("./shirt-picture-dialog.tsx")).ShirtPictureDialog;

export interface ShirtPictureButtonProps {
  shirt: PicturedShirt;
  /** In a row of icons, where there is no room for words. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
}

const LABEL = "Salvar como imagem";

/** Opens the picture of a shirt that people save or share; nothing for a shirt without any picture. */
export function ShirtPictureButton({ shirt, iconOnly = false, className }: ShirtPictureButtonProps) {
  const { Dialog, button, show, preload, isLoading, shown } = useLoadedDialog(
    loadDialog,
    "Não foi possível abrir a imagem. Verifique sua conexão e tente novamente.",
  );
  if (!isPicturable(shirt)) return null;
  const trigger = {
    ref: button,
    "aria-haspopup": "dialog",
    onPointerEnter: preload,
    onFocus: preload,
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
          busy={isLoading}
          aria-label={name}
        >
          {LABEL}
        </Button>
      )}
      {Dialog && <Dialog shirt={shirt} {...shown} returnFocusTo={button} />}
    </>
  );
}
