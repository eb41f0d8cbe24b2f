/** Customers as the API tells of them. */
export interface CustomerRow {
  /** The WhatsApp number, or the id of an account that has not ordered yet. */
  id: string;
  name: string;
  whatsapp: string;
  emails: string[];
  orders: number;
  total_amount: number;
  since: string;
  last_order_at: string | null;
}

export interface CustomerNotes {
  text: string;
  version: number;
  updated_at: string | null;
}

export interface CustomerAccount {
  id: string;
  name: string;
  email: string;
  created_at: string;
  is_administrator: boolean;
  newsletter_status: string | null;
}

export interface Customer extends CustomerRow {
  is_account: boolean;
  completed_amount: number;
  address: { cep: string; address: string } | null;
  accounts: CustomerAccount[];
  notes: CustomerNotes;
}

export interface CustomerOrder {
  id: string;
  status: string;
  total_amount: number;
  created_at: string;
  units: number;
  names: string[];
}
