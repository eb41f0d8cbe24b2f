import type { Customization } from "#domain/print/customization.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";

/** The preview of a shirt's back with the typed name and number. */
export interface PrintPreview {
  print: ShirtPrint;
  customization: Customization;
}
