import { useMutation } from "@tanstack/react-query";
import { type InputOf, streamApi } from "#app/api/api-client.ts";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.tsx";

/** The operations that return a spreadsheet. */
type SpreadsheetAddress =
  | "GET /api/admin/customers/export"
  | "GET /api/admin/imports/template"
  | "GET /api/admin/newsletter/export"
  | "GET /api/admin/products/export";

/** A spreadsheet, by its operation and that operation's input. */
export type Spreadsheet = {
  [Key in SpreadsheetAddress]: { address: Key; input: InputOf<Key> };
}[SpreadsheetAddress];

/** Downloads a spreadsheet of the API and shows the result. */
export function useDownload(texts: { done: string; failed: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ address, input, fileName }: Spreadsheet & { fileName: string }) => {
      const response = await streamApi(address, input);
      saveFile(await response.blob(), fileName);
    },
    onSuccess: () => toast.success(texts.done),
    onError: (error) => toast.error(texts.failed, { description: error.message }),
  });
  return { download: mutate, isDownloading: isPending };
}
