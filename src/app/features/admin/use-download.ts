import { useMutation } from "@tanstack/react-query";
import { type InputOf, openApi } from "#app/api-client.ts";
import { toast } from "#ui/toast.tsx";
import { saveFile } from "./save-file.ts";

/** The operations that answer a spreadsheet. */
type SpreadsheetAddress =
  | "GET /api/admin/customers/export"
  | "GET /api/admin/imports/template"
  | "GET /api/admin/newsletter/export"
  | "GET /api/admin/products/export";

/** Which spreadsheet, by its operation and what that takes. */
export type Spreadsheet = {
  [Key in SpreadsheetAddress]: { address: Key; input: InputOf<Key> };
}[SpreadsheetAddress];

/** Downloads a spreadsheet of the API and says how that went. */
export function useDownload(texts: { done: string; failed: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ address, input, fileName }: Spreadsheet & { fileName: string }) => {
      const response = await openApi(address, input);
      saveFile(await response.blob(), fileName);
    },
    onSuccess: () => toast.success(texts.done),
    onError: (error) => toast.error(texts.failed, { description: error.message }),
  });
  return { download: mutate, isDownloading: isPending };
}
