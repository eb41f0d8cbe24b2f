import { enterOrder, type MadeOrder, openOrders, openOrdersOf, row } from "./admin-orders-support.ts";
import {
  currentStep,
  enterPaidOrder,
  LATE_CUSTOMER,
  openDetails,
  sellWithSteps,
  setSteps,
} from "./admin-steps-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import {
  choose,
  chooseFromMenu,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { testInShopWithPast } from "./own-shop.ts";

// A separate shop: with steps, every order and the pages about it look different.
const test = testInShopWithPast(20, sellWithSteps);
test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (400|500)/] });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  // The conversation itself is none of the shop's business.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await signInAsOwner(context);
  await setSteps(context.request, { steps: true });
});

test("steps are off until the owner switches them on in the settings", async ({ page }) => {
  await setSteps(page.request, { steps: false });
  await openOrders(page);
  await expect(page.getByRole("columnheader", { name: "Status" })).toBeVisible();
  await expect(page.getByText(/Atrasado|Etapa/i)).toHaveCount(0);

  await visit(page, "/admin/configuracoes?secao=etapas");
  const form = page.getByRole("form", { name: "Etapas e prazos" });
  await form.getByRole("switch", { name: "Usar etapas nos pedidos" }).check();
  await form.getByLabel("Dias para preparar o que está pronto").fill("181");
  await form.getByRole("switch", { name: "Dizer “Pronta entrega”" }).check();
  await form.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(form.getByText("Informe um número de 0 a 180")).toBeVisible();
  await expect(form.getByLabel("Dias para preparar o que está pronto")).toHaveValue("181");
  await form.getByLabel("Dias para preparar o que está pronto").fill("3");
  await expect(form).toContainText("sai em até 3 dias úteis, contando do pagamento");
  await form.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Configurações salvas")).toBeVisible();
  await reload(page);
  await expect(form.getByLabel("Dias para preparar o que está pronto")).toHaveValue("3");

  await visit(page, "/admin/configuracoes?secao=mensagens");
  const messages = page.getByRole("form", { name: "Mensagens" });
  await expect(messages.getByRole("textbox", { name: /Pe|Pa|Em/ })).toHaveCount(7);
  await expect(messages).toContainText("{rastreio}");
  await openOrders(page);
  await expect(page.getByRole("columnheader", { name: "Status e etapa" })).toBeVisible();
});

test("an order goes through its steps with its parcel, and back again", async ({ page }) => {
  const order = await enterPaidOrder(page, { delivery: { name: "PAC", price_cents: 2500, days: 5 } });
  const panel = await openDetails(page, order);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Ao começar, marque como em produção/)).toBeVisible();
  await expect(panel).toContainText(/Chega até \d{2}\/\d{2}\/\d{4}/);
  await panel.getByRole("button", { name: "Marcar como em produção" }).click();
  await expect(currentStep(panel)).toHaveText(/Em produção\s*\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(currentStep(panel)).toHaveText(/A fazer/);
  await chooseFromMenu(page, panel.getByRole("button", { name: "Outra etapa" }), "Marcar como pronto");
  await expect(currentStep(panel)).toHaveText(/Pronto/);

  await panel.getByRole("button", { name: "Marcar como enviado" }).click();
  const code = panel.getByLabel("Código de rastreio");
  await expect(code).toBeFocused();
  await code.fill("AA123456784BR");
  await expect(panel.getByText("Confira o código: o dígito não bate")).toBeVisible();
  await code.press("Enter");
  await expect(code).toBeFocused();
  await expect(currentStep(panel)).toHaveText(/Pronto/);
  await code.fill("aa 123 456 785 br");
  await expect(panel).toContainText("Código dos Correios, conferido.");
  const steps = "**/api/admin/orders/*/step";
  await page.route(steps, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await code.press("Enter");
  await expect(panel.getByRole("alert")).toBeVisible();
  await expect(code).toHaveValue("aa 123 456 785 br");
  await code.press("Enter");
  await expect(currentStep(panel)).toHaveText(/Enviado/);
  await expect(panel.getByText("AA123456785BR")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Acompanhar" })).toHaveAttribute("href", /AA123456785BR/);

  const tell = panel.getByRole("link", { name: "Avisar pelo WhatsApp" });
  const written = decodeURIComponent((await tell.getAttribute("href")) ?? "");
  expect(written).toMatch(/Prazo: até \d{2}\/\d{2}\/\d{4}\./);
  expect(written).toContain("Correios AA123456785BR");
  const conversation = page.waitForEvent("popup");
  await tell.click();
  await (await conversation).close();
  await expect(panel.getByText(/Enviado: Avisado em \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  await expect(panel.getByRole("link", { name: "Abrir de novo" })).toBeVisible();

  await chooseFromMenu(page, panel.getByRole("button", { name: "Outra etapa" }), "Voltar para A fazer");
  await expect(currentStep(panel)).toHaveText(/A fazer/);
  await expect(panel.getByText("AA123456785BR")).toBeVisible();
});

test("a late order is found on the dashboard, in the list and by its filters", async ({ page }) => {
  const order = await enterPaidOrder(page);
  await visit(page, "/admin");
  await page.getByRole("region", { name: "Hoje" }).getByRole("link", { name: "Atrasados" }).click();
  await expect(page).toHaveURL(/\/admin\/pedidos\?atrasados=true$/);
  const late = page.getByRole("row").filter({ hasText: LATE_CUSTOMER });
  await expect(late).toContainText(/A fazer.*Atrasado.*Sai até \d{2}\/\d{2}\/\d{4}/s);
  await expect(row(page, order)).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Atrasados" })).toBeChecked();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(row(page, order)).toContainText("A fazer");
  await choose(page, page.getByRole("combobox", { name: "Etapa" }), "Pronto");
  await expect(page).toHaveURL(/etapa=ready/);
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Atrasados" }).click();
  await expect(late).toBeVisible();
});

test("by keyboard alone an order is sent, as a reader types its code", async ({ page }) => {
  const order = await enterPaidOrder(page);
  const panel = await openDetails(page, order);
  await panel.getByRole("button", { name: "Marcar como em produção" }).focus();
  for (const next of ["Marcar como pronto", "Marcar como enviado"]) {
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("button", { name: next })).toBeFocused();
    await expect(panel.getByRole("button", { name: next })).not.toHaveAttribute("aria-busy");
  }
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Código de rastreio")).toBeFocused();
  await page.keyboard.type("AA123456785BR");
  await page.keyboard.press("Enter");
  await expect(currentStep(panel)).toHaveText(/Enviado/);
  await expect(panel.getByRole("button", { name: "Marcar como entregue" })).toBeFocused();
});

for (const viewport of [phone, desktop]) {
  test(`steps fit ${viewport.width} px and are accessible`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const order = await enterPaidOrder(page, { customer: "Maria Aparecida dos Santos Albuquerque" });
    for (const path of ["/admin/configuracoes?secao=etapas", "/admin/pedidos?atrasados=true", "/admin"]) {
      await visit(page, path);
      await expect(page.getByText(/Atrasados|Dias para preparar/).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await openOrdersOf(page, order);
    await expect(row(page, order)).toContainText("A fazer");
    const panel = await openDetails(page, order);
    await chooseFromMenu(page, panel.getByRole("button", { name: "Outra etapa" }), "Marcar como enviado");
    await panel.getByLabel("Código de rastreio").fill("AA123456784BR");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("a press run has what is paid and to be made, and takes made orders on when it is told to", async ({
  page,
}) => {
  const paid = await enterPaidOrder(page);
  const unpaid = await enterOrder(page);
  await visit(page, "/admin");
  await page.getByRole("link", { name: "Produção em lote" }).click();
  const shirts = ({ number }: MadeOrder) => page.getByRole("listitem").filter({ hasText: number });
  await expect(shirts(paid)).toHaveCount(2);
  await expect(shirts(unpaid)).toHaveCount(0);
  await page.getByRole("switch", { name: "Incluir não pagos" }).click();
  await expect(shirts(unpaid)).toHaveCount(2);
  await reload(page);
  await expect(shirts(unpaid)).toHaveCount(2);
  await expectAccessible(page);

  for (const place of ["1 de 2", "2 de 2"]) {
    await shirts(paid).filter({ hasText: place }).getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Marcar 1 pedido como pronto" }).click();
  await expect(page.getByText("1 pedido marcado como pronto")).toBeVisible();
  await expect(shirts(paid)).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(page.getByRole("button", { name: "Marcar 1 pedido como pronto" })).toBeVisible();
  await expect(shirts(paid)).toHaveCount(2);
});
