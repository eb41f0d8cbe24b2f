import type { Customization } from "#domain/cart/cart.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";

/** A shirt's back while somebody types what goes onto it. */
export interface PrintPreview {
  print: ShirtPrint;
  customization: Customization;
}
