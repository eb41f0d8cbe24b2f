import type { Customization } from "#domain/cart/cart.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";

/** Orders as the API shows them to administrators; money in reais. */
export interface AdminOrderRow {
  id: string;
  customer: string;
  customer_whatsapp: string;
  total_amount: number;
  status: string;
  created_at: string;
  paid_at: string | null;
  /** Null where nothing is to be paid, or not by Pix. */
  pix_code: string | null;
  /** Whether an administrator has looked at it. */
  opened: boolean;
  tracking_url: string;
}

export interface DeletedOrderRow extends AdminOrderRow {
  deleted_at: string;
  deleted_by: string | null;
}

export interface AdminOrderItem {
  id: string | null;
  name: string;
  price: number;
  size: string;
  quantity: number;
  customization: Customization | null;
  image: string | null;
  print: ShirtPrint | null;
}

export interface AdminOrder extends AdminOrderRow {
  customer_address: string;
  customer_cep: string;
  entered_by_hand: boolean;
  items: AdminOrderItem[];
}

export interface OrderHistoryEntry {
  id: string;
  at: string;
  actor_email: string | null;
  action: string;
  summary: string;
}

export interface OrderSummary {
  completed_total: number;
  completed_count: number;
}

/** 289.9 → 28990; the API's amounts are whole cents. */
export const centsOf = (reais: number): number => Math.round(reais * 100);
