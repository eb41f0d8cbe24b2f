import { randomUUID } from "node:crypto";
import type { Act } from "./act.ts";
import { asOwner, byStaff } from "./act.ts";
import { call, type Person, pickFrom, pickId, type Shop } from "./shop.ts";

const sizes = ["P", "M", "G", "GG"];

function orderOf(shop: Shop, who: Person, pick: number) {
  return {
    customer: who.name,
    customer_cep: "01310100",
    customer_address: `Rua de ${who.name}, 1`,
    customer_whatsapp: who.whatsapp,
    items: [pick, pick + 1].slice(0, 1 + (pick % 2)).map((place) => ({
      id: pickId(shop.products, place),
      size: sizes[place % sizes.length],
      quantity: 1 + (place % 3),
      ...(place % 2 === 0 && { customization: { name: who.printed, number: "10" } }),
    })),
  };
}

const onOrder =
  (method: string, path: string, bodyOf?: (pick: number) => unknown): Act =>
  (shop, session, pick) =>
    byStaff(shop, session, pick, method, `/orders/${pickId(shop.orders, pick)}${path}`, bodyOf?.(pick));

export const orderActs = {
  place: async (shop, session, pick) => {
    const who = pickFrom(shop.shoppers, pick);
    if (!who) return undefined;
    const answer = await call(shop, session, "POST", "/api/orders", {
      headers: { ...who.headers, "Idempotency-Key": randomUUID() },
      body: orderOf(shop, who, pick),
    });
    if (answer.status === 201) shop.orders.push(answer.body.id);
    return answer;
  },
  placeTwiceWithOneKey: async (shop, session, pick) => {
    const who = pickFrom(shop.shoppers, pick);
    if (!who) return undefined;
    const headers = { ...who.headers, "Idempotency-Key": randomUUID() };
    const body = orderOf(shop, who, pick);
    const other = session === 0 ? 1 : 0;
    const both = await Promise.all([
      call(shop, session, "POST", "/api/orders", { headers, body }),
      call(shop, other, "POST", "/api/orders", { headers, body }),
    ]);
    const ids = new Set(both.filter(({ status }) => status === 201).map((answer) => answer.body.id));
    if (ids.size > 1) throw new Error("one idempotency key placed two orders");
    shop.orders.push(...ids);
    return both[0];
  },
  enterByHand: async (shop, session, pick) => {
    const who = pickFrom(shop.callers, pick);
    if (!who || who.isGone) return undefined;
    shop.mentioned.add(who.whatsapp);
    const discount = pick % 3 === 0 ? { name: "Desconto combinado", cents: 1 + (pick % 500) } : undefined;
    const body = { ...orderOf(shop, who, pick), discount };
    const answer = await byStaff(shop, session, pick, "POST", "/orders", body);
    if (answer.status === 201) shop.orders.push(answer.body.id);
    return answer;
  },
  open: onOrder("POST", "/open"),
  setStatus: onOrder("PATCH", "", (pick) => ({ status: pick % 2 === 0 ? "completed" : "pending" })),
  pay: onOrder("PUT", "/payment", (pick) => ({ paid: pick % 3 !== 0 })),
  deleteOrder: onOrder("DELETE", ""),
  restoreOrder: onOrder("POST", "/restore"),
  readDashboard: (shop, session) => asOwner(shop, session, "GET", "/dashboard"),
} satisfies Record<string, Act>;
