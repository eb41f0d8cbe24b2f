import type { Page } from "@playwright/test";
import { openAsAdministrator } from "./admin-actors.ts";
import { enterOrder, openOrdersOf, row } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  choose,
  chooseFromMenu,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

// The tests run one after the other, because they all use the shop's single Pix key.
test.describe.configure({ mode: "default" });

/** Sets a Pix key, which stays after the tests; no other test depends on its absence. */
async function takePix(page: Page): Promise<void> {
  const values = { key_type: "cpf", key: "52998224725", receiver_name: "Manto", receiver_city: "São Paulo" };
  const { pix } = await (await page.request.get("/api/admin/settings")).json();
  const saved = await page.request.put("/api/admin/settings/pix", { data: { version: pix.version, values } });
  expect(saved.status()).toBe(200);
}

/** Pauses the clock, because the message that something was copied disappears by itself. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
}

const save = (page: Page) => page.getByRole("button", { name: "Salvar alterações" }).click();
const expectSaved = (page: Page) => expect(page.getByText("Configurações salvas").first()).toBeVisible();

async function readOrder(page: Page, id: string) {
  const answer = await page.request.get(`/api/admin/orders/${id}`);
  return (await answer.json()) as { pix_code: string; tracking_url: string; total_amount: number };
}

test.beforeEach(async ({ context, page }) => {
  await blockChangeEvents(context);
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
  await dismiss(page, page.getByRole("menu"));

  await row(page, order).getByRole("button", { name: "Ver pedido" }).click();
  const payment = page.getByRole("dialog").getByRole("region", { name: "Pagamento" });
  await expect(payment.getByText("Não pago")).toBeVisible();
  await payment.getByText("Cobrar por Pix").click();
  await expect(payment.getByRole("img", { name: /QR Code do Pix no valor de R\$/ })).toBeVisible();
  await holdClock(page);
  await payment.getByRole("button", { name: "Copiar código Pix" }).click();
  await expect(payment.getByRole("status")).toHaveText("Copiado!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.clock.resume();
  await expectAccessible(page);

  await payment.getByRole("button", { name: "Marcar como pago" }).click();
  await expect(payment.getByText("Pago", { exact: true })).toBeVisible();
  await expect(payment.getByLabel("Pix copia e cola")).toHaveCount(0);
  await expect(page.getByText(/marcado como pago: R\$/)).toBeVisible();
  await dismiss(page, page.getByRole("dialog"));

  await expect(row(page, order).getByText("Pago", { exact: true })).toBeVisible();
  await choose(page, page.getByRole("combobox", { name: "Pagamento" }), "Não pagos");
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
  await choose(page, page.getByRole("combobox", { name: "Pagamento" }), "Pagos");
  const status = row(page, order).getByRole("button", { name: "Alterar Status" });
  await chooseFromMenu(page, status, "Desfazer pagamento");
  await expect(page.getByText("Pagamento desfeito")).toBeVisible();
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
});

test.describe("the key of the shop", () => {
  // A conflict with another administrator's change is refused.
  test.use({ expectedConsoleMessages: [/status of 409/] });

  test("of two administrators at the same section the second is told, and loses nothing", async ({
    page,
    context,
    browser,
  }) => {
    await context.unroute("**/api/admin/events");
    const other = await (await openAsAdministrator(browser)).newPage();
    const path = "/admin/configuracoes?secao=pix";
    await Promise.all([visit(page, path), visit(other, path)]);
    for (const one of [page, other]) {
      await one.getByLabel("Nome de quem recebe").fill("Manto Camisas");
      await one.getByLabel("Cidade de quem recebe").fill("São Paulo");
    }
    await page.getByLabel("Chave Pix").fill("529.982.247-25");
    await other.getByLabel("Chave Pix").fill("111.444.777-35");
    await save(page);
    await expectSaved(page);
    await save(other);
    await expect(other.getByRole("alert").first()).toContainText("Outra pessoa alterou estes dados");
    await expect(other.getByLabel("Chave Pix")).toHaveValue("111.444.777-35");
    await save(other);
    await expectSaved(other);
    // The first administrator, who has typed nothing since, sees the change without a reload.
    await expect(page.getByLabel("Chave Pix")).toHaveValue("11144477735");

    await page.getByLabel("Chave Pix").fill("");
    await save(page);
    await expect(page.getByLabel("Nome de quem recebe")).toHaveValue("");
  });
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
    // Simulates a page without https, in a browser that also blocks `execCommand`.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await visit(page, pathname);
    const panel = page.getByRole("region", { name: "Pague com Pix" });
    await expect(panel.getByLabel("Pix copia e cola")).toHaveValue(code);
    await holdClock(page);
    await panel.getByRole("button", { name: "Copiar código Pix" }).click();
    await expect(panel.getByRole("status")).toContainText("O código está selecionado");
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(code);
    await page.clock.resume();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const paid = await context.request.put(`/api/admin/orders/${order.id}/payment`, { data: { paid: true } });
    expect(paid.status()).toBe(200);
    await reload(page);
    await expect(page.getByText("Pago", { exact: true })).toBeVisible();
    await expect(page.getByText("Pagamento confirmado.")).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});
