import { useEffect, useRef } from "react";
import { acceptedTypesIn } from "#domain/media/accepted-types.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { FilePicker } from "#ui/file-picker.tsx";
import { refuseFile } from "./refuse-file.ts";
import type { useUploads } from "./use-uploads.ts";

interface FileTabProps {
  folder: ImageFolder;
  label: string;
  hint: string;
  /** How many more pictures may be added. */
  room: number;
  uploads: ReturnType<typeof useUploads>;
  errorId: string | undefined;
}

export function FileTab({ folder, label, hint, room, uploads, errorId }: FileTabProps) {
  const zone = useRef<HTMLDivElement>(null);
  useFilesAnywhere(zone);
  return (
    <div ref={zone}>
      <FilePicker
        label={label}
        prompt="Arraste a imagem ou escolha um arquivo"
        overPrompt="Solte a imagem aqui"
        hint={hint}
        accept={acceptedTypesIn(folder).join(",")}
        multiple={room > 1}
        refuse={(file) => refuseFile(file, folder)}
        onFiles={(files) => void uploads.send(files.slice(0, room))}
        upload={uploads.upload}
        onCancel={uploads.cancel}
        error={uploads.error}
        errorId={errorId}
      />
    </div>
  );
}

/**
 * A picture pasted anywhere on the screen goes to the drop zone. One dropped outside the zone is ignored, because the
 * browser would open it in place of the shop.
 */
function useFilesAnywhere(zone: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      const input = zone.current?.querySelector<HTMLInputElement>("input[type=file]");
      if (!input || !files || files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      input.files = files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const stayHere = (event: DragEvent) => event.preventDefault();
    window.addEventListener("paste", handlePaste);
    window.addEventListener("dragover", stayHere);
    window.addEventListener("drop", stayHere);
    return () => {
      window.removeEventListener("paste", handlePaste);
      window.removeEventListener("dragover", stayHere);
      window.removeEventListener("drop", stayHere);
    };
  }, [zone]);
}
