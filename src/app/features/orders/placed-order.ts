/** The history state that the checkout passes to the confirmation page. */
export interface PlacedOrder {
  id: string;
  at: string;
  whatsappUrl: string;
  /** True where the messaging app's window was opened. */
  opened: boolean;
  /** Where it can be paid at once; only in a shop with a payment provider. */
  paymentPath?: string;
}

export interface PlacedState {
  placed: PlacedOrder;
}

/** The history state may be anything, also that of an older version of the shop. */
export function readPlaced(state: unknown): PlacedOrder | undefined {
  const placed = (state as Partial<PlacedState> | null)?.placed;
  if (typeof placed?.id !== "string" || Number.isNaN(Date.parse(placed.at))) return undefined;
  if (placed.paymentPath !== undefined && !/^\/pedido\/[0-9a-f]{32}$/.test(placed.paymentPath))
    return undefined;
  return placed.whatsappUrl?.startsWith("https://wa.me/") ? placed : undefined;
}
