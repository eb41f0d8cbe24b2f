/** What the checkout leaves in the browser's history for the page that thanks for the order. */
export interface PlacedOrder {
  id: string;
  at: string;
  whatsappUrl: string;
  /** The messaging app's window was opened. */
  opened: boolean;
}

export interface PlacedState {
  placed: PlacedOrder;
}

/** The history may hold anything, also what an older version of the shop wrote. */
export function readPlaced(state: unknown): PlacedOrder | undefined {
  const placed = (state as Partial<PlacedState> | null)?.placed;
  if (typeof placed?.id !== "string" || Number.isNaN(Date.parse(placed.at))) return undefined;
  return placed.whatsappUrl?.startsWith("https://wa.me/") ? placed : undefined;
}
