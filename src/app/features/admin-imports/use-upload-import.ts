import { useEffect, useRef, useState } from "react";
import { ApiError, sendForm } from "#app/api-client.ts";
import type { ProductImport } from "#domain/imports/product-import.ts";
import { toast } from "#ui/toast.tsx";

/** Sends one file; from then on the server works on it by itself. */
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
      const path = `/admin/imports?filename=${encodeURIComponent(file.name)}`;
      const { signal } = controller;
      onStarted((await sendForm<ProductImport>(path, { body: file, onProgress, signal })).id);
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
