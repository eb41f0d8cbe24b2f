import { expect, it } from "vitest";
import { setUpWebhooks } from "../../webhooks/webhooks-fixture.ts";

const shop = await setUpWebhooks();

it("an edit that settles an order tells other programs what it is now", async () => {
  const { body: placed } = await shop.order();
  const path = `/api/admin/orders/${placed.id}`;
  const editTo = async (quantity: number) => {
    const { body: order } = await shop.asOwner("GET", path);
    const { customer, customer_cep, customer_address, customer_whatsapp, updated_at } = order;
    const [{ size, customization }] = order.items;
    const { status } = await shop.asOwner("PUT", path, {
      ...{ customer, customer_cep, customer_address, customer_whatsapp, updated_at },
      items: [{ position: 0, size, quantity, customization }],
    });
    expect(status).toBe(200);
  };
  await shop.asOwner("PUT", `${path}/payment`, { paid: true });
  await editTo(1);
  await shop.listen("order.paid");
  await editTo(2);
  const [delivery, ...more] = await shop.deliveries();
  expect(more).toEqual([]);
  expect(JSON.parse(delivery?.body ?? "{}").data).toMatchObject({
    total_cents: placed.total_amount * 100,
    items: [{ quantity: 2 }],
  });
});
