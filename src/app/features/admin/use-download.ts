import { useMutation } from "@tanstack/react-query";
import { openApi } from "#app/api-client.ts";
import { toast } from "#ui/toast.tsx";
import { saveFile } from "./save-file.ts";

interface Download {
  /** Of the API, with its query. */
  path: string;
  fileName: string;
}

/** Downloads a spreadsheet of the API and says how that went. */
export function useDownload(texts: { done: string; failed: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ path, fileName }: Download) => {
      const response = await openApi(path, new AbortController().signal);
      saveFile(await response.blob(), fileName);
    },
    onSuccess: () => toast.success(texts.done),
    onError: (error) => toast.error(texts.failed, { description: error.message }),
  });
  return { download: mutate, isDownloading: isPending };
}
