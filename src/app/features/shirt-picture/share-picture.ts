import { toast } from "#ui/toast.tsx";

/** Whether the device has a share sheet that takes such a file. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

export async function sharePicture(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The person closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.error("Não foi possível compartilhar. Salve a imagem e envie pelo aplicativo.");
  }
}
