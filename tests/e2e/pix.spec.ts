import type { Page } from "@playwright/test";
import { enterOrder, openOrdersOf, row } from "./admin-orders-support.ts";
import { hearNothing, signInAsOwner } from "./admin-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";

/** Stays when the journeys are over: no other one asks whether the shop takes Pix. */
async function takePix(page: Page): Promise<void> {
  const values = { key_type: "cpf", key: "52998224725", receiver_name: "Manto", receiver_city: "São Paulo" };
  await expect(async () => {
    const { pix } = await (await page.request.get("/api/admin/settings")).json();
    const saved = await page.request.put("/api/admin/settings/pix", {
      data: { version: pix.version, values },
    });
    // Another worker may do the same at this moment.
    expect(saved.status()).toBe(200);
  }).toPass();
}

async function readOrder(page: Page, id: string) {
  const answer = await page.request.get(`/api/admin/orders/${id}`);
  return (await answer.json()) as { pix_code: string; tracking_url: string; total_amount: number };
}

test.beforeEach(async ({ context, page }) => {
  await hearNothing(context);
  await signInAsOwner(context);
  await takePix(page);
});

test("the owner asks for a payment by Pix, notes it by hand and takes it back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const order = await enterOrder(page);
  const { pix_code: code, total_amount } = await readOrder(page, order.id);
  expect(code).toContain(`${total_amount.toFixed(2)}5802BR`);
  await openOrdersOf(page, order);

  await row(page, order).getByRole("button", { name: "Enviar WhatsApp" }).click();
  await expect(page.getByRole("menuitem", { name: "Pagamento por Pix" })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(code).replace(/[.*]/g, "\\$&")),
  );
  await page.keyboard.press("Escape");

  await row(page, order).getByRole("button", { name: "Ver pedido" }).click();
  const payment = page.getByRole("dialog").getByRole("region", { name: "Pagamento" });
  await expect(payment.getByText("Não pago")).toBeVisible();
  await expect(payment.getByRole("img", { name: /QR Code do Pix no valor de R\$/ })).toBeVisible();
  await payment.getByRole("button", { name: "Copiar código Pix" }).click();
  await expect(payment.getByRole("status")).toHaveText("Copiado!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectAccessible(page);

  await payment.getByRole("button", { name: "Marcar como pago" }).click();
  await expect(payment.getByText("Pago", { exact: true })).toBeVisible();
  await expect(payment.getByLabel("Pix copia e cola")).toHaveCount(0);
  await expect(page.getByText(/marcado como pago: R\$/)).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(row(page, order).getByText("Pago", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Pagamento" }).click();
  await page.getByRole("option", { name: "Não pagos" }).click();
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
  await page.getByRole("combobox", { name: "Pagamento" }).click();
  await page.getByRole("option", { name: "Pagos", exact: true }).click();
  await row(page, order).getByRole("button", { name: "Alterar Status" }).click();
  await page.getByRole("menuitem", { name: "Desfazer pagamento" }).click();
  await expect(page.getByText("Pagamento desfeito")).toBeVisible();
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a customer pays from the order's page, even where the browser forbids copying", async ({
    page,
    context,
  }) => {
    const order = await enterOrder(page);
    const { pix_code: code, tracking_url } = await readOrder(page, order.id);
    const { pathname } = new URL(tracking_url);
    // As on a page without https, and in a browser that forbids the old way as well.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(pathname);
    const panel = page.getByRole("region", { name: "Pague com Pix" });
    await expect(panel.getByLabel("Pix copia e cola")).toHaveValue(code);
    await panel.getByRole("button", { name: "Copiar código Pix" }).click();
    await expect(panel.getByRole("status")).toContainText("O código está selecionado");
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(code);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const paid = await context.request.put(`/api/admin/orders/${order.id}/payment`, { data: { paid: true } });
    expect(paid.status()).toBe(200);
    await page.reload();
    await expect(page.getByText("Pago", { exact: true })).toBeVisible();
    await expect(page.getByText("Pagamento confirmado.")).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});
