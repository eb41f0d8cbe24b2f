import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api/api-client.ts";
import { sendFile } from "#app/features/admin-media/send-file.ts";
import { toast } from "#ui/toast.tsx";

/** Uploads one file; the server then processes it in the background. */
export function useUploadImport(onStarted: (id: string) => void) {
  const [upload, setUpload] = useState<{ name: string; percent: number }>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    const controller = new AbortController();
    running.current = controller;
    setError(undefined);
    const onProgress = (percent: number) => setUpload({ name: file.name, percent });
    onProgress(0);
    try {
      const { signal } = controller;
      const input = { query: { filename: file.name }, body: file };
      onStarted((await sendFile("POST /api/admin/imports", input, { onProgress, signal })).id);
    } catch (failure) {
      if (controller.signal.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      toast.error("Erro ao enviar a planilha");
      setError(failure.message);
    } finally {
      setUpload(undefined);
    }
  }

  return { upload, error, send, cancel: () => running.current?.abort() };
}
