import type { Page } from "@playwright/test";
import { enterOrder, newName, openOrders } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { answerCep, delivery, findShirts } from "./checkout-support.ts";
import { formatted, newWhatsapp } from "./customers-support.ts";
import {
  choose,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

/** Opens the form and returns its parts. */
async function openForm(page: Page) {
  await openOrders(page);
  await page.getByRole("button", { name: "Novo Pedido" }).click();
  const form = page.getByRole("dialog", { name: "Novo Pedido" });
  return {
    form,
    name: form.getByLabel("Nome", { exact: true }),
    whatsapp: form.getByLabel("WhatsApp"),
    cep: form.getByLabel("CEP"),
    address: form.getByLabel("Endereço"),
    pickup: form.getByRole("checkbox", { name: "Retira na loja" }),
    create: form.getByRole("button", { name: "Criar Pedido" }),
    found: form.getByRole("listbox", { name: "Clientes encontrados" }),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function addShirt(page: Page, { form }: Form) {
  const [shirt] = await findShirts(page);
  await form.getByRole("searchbox", { name: "Adicionar produto" }).fill(shirt.name);
  await form.getByRole("button", { name: `Adicionar ${shirt.name}`, exact: true }).click();
  await choose(page, form.getByRole("combobox", { name: "Tamanho" }), "GG");
}

test.describe("what is wrong", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("is said until it is right, field by field, and no longer", async ({ page }) => {
    await answerCep(page);
    const parts = await openForm(page);
    const { form, name, whatsapp, cep, create } = parts;
    const missing = form.getByText("Preencha este campo");
    await create.click();
    await expect(missing).toHaveCount(4);
    await name.fill("Caio");
    await expect(missing).toHaveCount(3);
    await whatsapp.fill("1195");
    await expect(form.getByText("O WhatsApp deve ter 10 ou 11 dígitos")).toBeVisible();
    await whatsapp.fill("11955554444");
    await expect(form.getByText("O WhatsApp deve ter 10 ou 11 dígitos")).toBeHidden();
    await cep.fill("01310100");
    await expect(missing).toHaveCount(0);
    await addShirt(page, parts);
    await expect(form.getByText("Adicione pelo menos um produto")).toBeHidden();

    const json = { error: { code: "conflict", message: "Recusado." } };
    await page.route("**/api/admin/orders", (route) => route.fulfill({ status: 409, json }), { times: 1 });
    await create.click();
    await expect(form.getByRole("alert")).toHaveText("Recusado.");
    await name.fill("Caio Figueira");
    await expect(form.getByRole("alert")).toBeHidden();
  });
});

test("a customer of the shop is found by name or number, with the address of the last order", async ({
  page,
}) => {
  const customer_whatsapp = newWhatsapp();
  const { customer } = await enterOrder(page, { customer: newName("Zuleica"), customer_whatsapp });
  const parts = await openForm(page);
  const { form, name, whatsapp, cep, address, found } = parts;
  await name.fill(customer);
  await expect(found.getByRole("option")).toContainText([customer]);
  await dismiss(page, found);
  await expect(form).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(found.getByRole("option", { selected: true })).toContainText(formatted(customer_whatsapp));
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(whatsapp).toHaveValue(formatted(customer_whatsapp));
  await expect(cep).toHaveValue(delivery.customer_cep);
  await expect(address).toHaveValue(delivery.customer_address);
  await expect(form.getByText("Endereço do último pedido.")).toBeVisible();

  await name.fill("Outra pessoa");
  await whatsapp.fill(customer_whatsapp);
  await found.getByRole("option", { name: customer }).click();
  await expect(name).toHaveValue(customer);

  // A new person is typed as ever: leaving the field picks nobody.
  await name.fill(customer.slice(0, -1));
  await expect(found.getByRole("option", { name: customer })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(found).toBeHidden();
  await expect(name).toHaveValue(customer.slice(0, -1));
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("an order that is picked up needs no address, and says so wherever it is read", async ({ page }) => {
    const customer = newName();
    const parts = await openForm(page);
    const { name, whatsapp, cep, pickup, create } = parts;
    await name.fill(customer);
    await whatsapp.fill(newWhatsapp());
    await pickup.check();
    await expect(cep).toHaveCount(0);
    await addShirt(page, parts);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await create.click();
    await page.getByRole("button", { name: "Ver pedido", exact: true }).click();
    const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
    await expect(details.getByRole("term").filter({ hasText: "Entrega" })).toBeVisible();
    await expect(details.getByText("Retira na loja")).toBeVisible();
    await expect(details.getByText("CEP", { exact: true })).toHaveCount(0);

    const [, id] = /pedido=([\da-f-]{36})/.exec(page.url()) ?? [];
    await visit(page, `/admin/pedidos/producao?ids=${id}`);
    await expect(page.getByRole("listitem").filter({ hasText: "Retira na loja" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
