import type { RefObject } from "react";
import { useRouteLoaderData } from "react-router";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import type { PicturedShirt } from "#domain/shirt-picture/pictured-shirt.ts";
import { Dialog } from "#ui/dialog.tsx";
import type { LoadedDialogProps } from "#ui/use-loaded-dialog.ts";
import { ShirtPicture } from "./shirt-picture.tsx";

interface ShirtPictureDialogProps extends LoadedDialogProps {
  shirt: PicturedShirt;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export function ShirtPictureDialog({ shirt, open, onOpenChange, returnFocusTo }: ShirtPictureDialogProps) {
  const root = useRouteLoaderData<{ store: StoreProfile }>("root");
  return (
    <Dialog
      title="Sua camisa em imagem"
      description="Para o story, o grupo ou onde quiser"
      width={440}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      {root && <ShirtPicture shirt={shirt} store={root.store} />}
    </Dialog>
  );
}
