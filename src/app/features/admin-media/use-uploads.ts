import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { toast } from "#ui/toast.tsx";
import { type Picture, pictureOfUpload } from "./picture.ts";
import { sendFile } from "./send-file.ts";

interface RunningUpload {
  name: string;
  percent: number;
}

/** Uploads files one after the other and passes on each picture as soon as it is stored. */
export function useUploads(folder: ImageFolder, onPicture: (picture: Picture) => void) {
  const [upload, setUpload] = useState<RunningUpload>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const handOver = useRef(onPicture);
  useEffect(() => {
    handOver.current = onPicture;
  });
  // Leaving the form cancels the running upload.
  useEffect(() => () => running.current?.abort(), []);

  async function send(files: readonly File[]) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setError(undefined);
    try {
      for (const file of files) {
        const onProgress = (percent: number) => setUpload({ name: file.name, percent });
        onProgress(0);
        const body = new FormData();
        body.set("folder", folder);
        body.set("file", file);
        const { signal } = controller;
        const stored = await sendFile("POST /api/admin/uploads", { body }, { onProgress, signal });
        handOver.current(pictureOfUpload(stored));
        toast.success(folder === "products" ? mediaTexts.uploaded : mediaTexts.uploadedElsewhere);
      }
    } catch (failure) {
      if (!controller.signal.aborted) setError(report(failure));
    } finally {
      if (running.current === controller) setUpload(undefined);
    }
  }

  return { upload, error, send, cancel: () => running.current?.abort() };
}

/** Returns the reason, to be shown beside the file, and shows a toast that the upload failed. */
function report(failure: unknown): string {
  if (!(failure instanceof ApiError)) throw failure;
  const isOffline = failure.code === "offline";
  toast.error(isOffline ? mediaTexts.uploadOffline : mediaTexts.uploadFailed);
  return isOffline ? mediaTexts.uploadOffline : failure.message;
}
