import type { Page } from "@playwright/test";
import type { MadeOrder } from "./admin-orders-support.ts";
import { findShirts } from "./checkout-support.ts";
import { expect } from "./fixtures.ts";
import { visit } from "./navigation.ts";

/** One shirt, without a name. */
export async function oneShirt(page: Page, changes: object = {}) {
  const [{ id, name }] = await findShirts(page);
  return { items: [{ id, size: "M", quantity: 1, ...changes }], name };
}

export async function openDetails(page: Page, { id }: MadeOrder) {
  await visit(page, `/admin/pedidos?pedido=${id}`);
  const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
  await expect(details.getByRole("heading", { name: "Pedido", exact: true })).toBeVisible();
  return { details, edit: details.getByRole("button", { name: "Editar pedido" }) };
}

export async function openEditing(page: Page, order: MadeOrder) {
  const { details, edit } = await openDetails(page, order);
  await edit.click();
  return { details, edit, ...partsOf(page) };
}

export function partsOf(page: Page) {
  const form = page.getByRole("dialog", { name: /^Editar pedido/ });
  return {
    form,
    line: (name: string) => form.getByRole("listitem").filter({ hasText: name }),
    total: form.getByRole("paragraph").filter({ hasText: /^Total/ }),
    save: form.getByRole("button", { name: "Salvar pedido" }),
  };
}
