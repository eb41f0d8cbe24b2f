import type { AdminOrder, AdminOrderItem } from "../admin-order.ts";

export const item = (changes: Partial<AdminOrderItem> = {}): AdminOrderItem => ({
  id: "11111111-1111-4111-8111-111111111111",
  name: "Camisa Aurora",
  price: 199.9,
  size: "M",
  quantity: 2,
  customization: null,
  image: null,
  print: null,
  ...changes,
});

export const order = (changes: Partial<AdminOrder> = {}): AdminOrder => ({
  id: "99999999-9999-4999-8999-999999999999",
  token: "token",
  status: "pending",
  total_amount: 399.8,
  items: [item()],
  created_at: "2026-11-18T12:00:00.000Z",
  updated_at: "2026-11-18T12:30:00.000Z",
  paid_at: null,
  pix_code: null,
  user_id: null,
  customer: "Ana Lima",
  customer_address: "Avenida Paulista, 1000",
  customer_cep: "01310100",
  customer_whatsapp: "11912345678",
  shipping_address: { address: "Avenida Paulista, 1000" },
  opened: true,
  entered_by_hand: false,
  tracking_url: "https://loja.com.br/pedido/token",
  staff_notes: null,
  ...changes,
});
