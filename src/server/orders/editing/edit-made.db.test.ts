import { describe, expect, it } from "vitest";
import { setUpEditing } from "./editing-fixture.ts";

const { shirts, admin, place, edit } = setUpEditing();
const ana = { customization: { name: "ANA", number: "10" } };

async function placeWithTicks() {
  const order = await place([
    { id: shirts.aurora, size: "M", quantity: 3, ...ana },
    { id: shirts.boreal, size: "G", quantity: 1 },
  ]);
  for (const [position, unit] of [
    [0, 0],
    [0, 2],
    [1, 0],
  ]) {
    await admin("PUT", "/production/shirts", { order_id: order.id, position, unit, made: true });
  }
  return order;
}

const madeOf = async ({ id }: { id: string }) =>
  (await admin("GET", `/production?ids=${id}`)).body[0].items.map(({ made }: { made: number[] }) => made);

describe("the ticks of made shirts, after an edit", () => {
  it("stay with lines that stay as they were", async () => {
    const order = await placeWithTicks();
    await edit(order, { customer: "Bia Rocha" });
    expect(await madeOf(order)).toEqual([[0, 2], [0]]);
  });

  it("go with what is changed or removed, and move with the line", async () => {
    const order = await placeWithTicks();
    const { status } = await edit(order, {
      items: [
        { id: shirts.boreal, size: "P", quantity: 1 },
        { position: 0, size: "M", quantity: 2, ...ana },
      ],
    });
    expect(status).toBe(200);
    expect(await madeOf(order)).toEqual([[], [0, 1]]);
    await edit(order, {
      items: [{ position: 1, size: "M", quantity: 2, customization: { name: "BIA", number: "7" } }],
    });
    expect(await madeOf(order)).toEqual([[]]);
  });

  it("are not lost or misplaced by a tap that comes at the same time", async () => {
    const order = await placeWithTicks();
    const items = [{ position: 0, size: "M", quantity: 1, ...ana }];
    const tick = { order_id: order.id, position: 0, unit: 1, made: true };
    const [edited, ticked] = await Promise.all([
      edit(order, { items }),
      admin("PUT", "/production/shirts", tick),
    ]);
    expect(edited.status).toBe(200);
    expect([204, 404]).toContain(ticked.status);
    expect(await madeOf(order)).toEqual([[0]]);
  });
});
