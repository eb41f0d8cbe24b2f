import type { Locator, Page } from "@playwright/test";
import {
  enterOrder,
  type MadeOrder,
  openOrders,
  openOrdersOf,
  placeOrder,
  row,
} from "./admin-orders-support.ts";
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
import { goBack, reload, visit } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

const details = (page: Page) => page.getByRole("dialog", { name: "Detalhes do Pedido" });

async function openDetails(page: Page, { id }: MadeOrder): Promise<Locator> {
  await visit(page, `/admin/pedidos?pedido=${id}`);
  await expect(details(page).getByRole("region", { name: "Pagamento" })).toBeVisible();
  return details(page);
}

test("the details show everything about an order, who changed it, and have an address of their own", async ({
  page,
  browser,
}) => {
  const customer = await browser.newContext();
  const order = await placeOrder(customer);
  await customer.close();
  await openOrdersOf(page, order);
  await expect(row(page, order)).toContainText("Novo");
  await row(page, order).getByRole("button", { name: "Ver" }).click();
  const dialog = page.getByRole("dialog", { name: `Detalhes do Pedido ${order.number}` });
  for (const [label, value] of [
    ["Cliente", order.customer],
    ["WhatsApp", "(11) 91234-5678"],
    ["Endereço", "Avenida Paulista, 1000"],
    ["CEP", "01310-100"],
    ["Data do Pedido", /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/],
    ["Status", "Pendente"],
  ] as const) {
    const fact = dialog.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
    await expect(fact).toContainText(value);
  }
  await expect(dialog.getByRole("columnheader")).toHaveText([
    "Produto",
    "Tamanho",
    "Qtd",
    "Preço",
    "Subtotal",
  ]);
  await expect(dialog.getByText("Customizado: MARTA / 10")).toBeVisible();
  await expect(dialog.getByText("Pedido feito pelo cliente na loja")).toBeVisible();
  await expect(dialog.getByText("visto pela primeira vez")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Marcar como Concluído" }).click();
  await expect(dialog.getByText("alterado de Pendente para Concluído")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`pedido=${order.id}`));
  await reload(page);
  await expect(dialog).toBeVisible();
  await goBack(page);
  await expect(dialog).toBeHidden();
  await expect(row(page, order)).not.toContainText("Novo");
});

test("a click on a row opens its details, unless it hits a control or selects text", async ({ page }) => {
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  await row(page, order).getByRole("checkbox").check();
  await chooseFromMenu(page, row(page, order).getByRole("button", { name: "Alterar Status" }), "Concluído");
  await expect(row(page, order)).toContainText("Concluído");
  await dragAcross(page, row(page, order).getByText(order.customer));
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
  await expect(page).not.toHaveURL(/pedido=/);

  await row(page, order).getByRole("cell", { name: "R$" }).click();
  await expect(details(page)).toBeVisible();
  await dismiss(page, details(page));
  await row(page, order).getByRole("button", { name: "Ver" }).press("Enter");
  await expect(details(page)).toBeVisible();
});

async function dragAcross(page: Page, text: Locator): Promise<void> {
  const { x, y, width, height } = (await text.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + 18, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + Math.min(width, 120), y + height / 2, { steps: 4 });
  await page.mouse.up();
}

test("the next step stands on top, and its button is the only primary one", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const order = await enterOrder(page);
  const dialog = await openDetails(page, order);
  const primary = dialog.locator("[data-variant=primary]");
  await expect(primary).toHaveText(["Marcar como pago"]);
  await expect(dialog.getByText("Próximo passo: confira o pagamento")).toBeInViewport();
  await primary.press("Enter");
  await expect(primary).toHaveText(["Enviar 'Pagamento confirmado'"]);
  await expect(dialog.getByRole("button", { name: "Desfazer pagamento" })).toBeFocused();
  const text = encodeURIComponent(`Olá, Márcia! O pagamento do pedido ${order.number} foi confirmado.`);
  await expect(primary).toHaveAttribute("href", new RegExp(`^https://wa\\.me/5511912345678\\?text=${text}`));
  const opened = page.waitForEvent("popup");
  await primary.press("Enter");
  await (await opened).close();
  await expect(dialog.getByText(/^'Pagamento confirmado' aberto no WhatsApp em \d/)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Abrir de novo" })).toBeFocused();
  await expect(primary).toHaveText(["Marcar como Concluído"]);
  await primary.press("Enter");
  await expect(primary).toHaveText(["Abrir WhatsApp"]);
  await expect(dialog.getByText("Tudo feito: o pedido está pago e concluído.")).toBeVisible();
  await dialog.getByRole("button", { name: "Desfazer pagamento" }).click();
  await expect(primary).toHaveText(["Marcar como pago"]);
});

test("the address is copied with its CEP, and selected where the browser forbids copying", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = await openDetails(page, await enterOrder(page));
  const copy = dialog.getByRole("button", { name: "Copiar endereço" });
  await copy.click();
  await expect(page.getByText("Endereço copiado")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Avenida Paulista, 1000.*, CEP 01310-100$/);

  // A page without https, in a browser that also blocks `execCommand`.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(dialog.getByLabel("Endereço para copiar")).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied);
  await expect(dialog.getByText("O navegador não deixou copiar.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("the shop's notes", () => {
  test.use({ expectedConsoleMessages: [/409|ERR_FAILED/] });

  test("are kept while the shop does not answer, when two people write and when the details are left", async ({
    page,
  }) => {
    const order = await enterOrder(page);
    await openOrdersOf(page, order);
    await expect(row(page, order).getByRole("img", { name: "Com anotações da loja" })).toHaveCount(0);
    await row(page, order).getByRole("button", { name: "Ver" }).click();
    const dialog = details(page);
    const notes = dialog.getByRole("textbox", { name: "Anotações da loja" });
    const save = dialog.getByRole("button", { name: "Salvar anotações" });
    await expect(notes).toHaveAccessibleDescription("Só a equipe vê.");
    await notes.fill("Retira na sexta.");
    await page.route("**/notes", (route) => route.abort());
    await save.click();
    await expect(dialog.getByRole("alert")).toContainText("Não foi possível falar com a loja");
    await page.unroute("**/notes");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Descartar anotações?" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(notes).toHaveValue("Retira na sexta.");
    await save.click();
    await expect(page.getByText("Anotações salvas")).toBeVisible();
    await expect(dialog.getByText(`Anotação alterada no pedido ${order.number}`)).toBeVisible();

    await notes.fill("Retira no sábado.");
    const other = await page.request.put(`/api/admin/orders/${order.id}/notes`, {
      headers: { "Sec-Fetch-Site": "same-origin" },
      data: { text: "Entregar ao irmão.", previous_text: "Retira na sexta." },
    });
    const { tracking_url } = await other.json();
    await save.click();
    await expect(dialog.getByText("Outra pessoa alterou estas anotações")).toBeVisible();
    await expect(dialog.getByText("Entregar ao irmão.")).toBeVisible();
    await expect(notes).toHaveValue("Retira no sábado.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Salvar o meu" }).click();
    await expect(dialog.getByText("Outra pessoa alterou estas anotações")).toBeHidden();

    await notes.fill("Nada disto.");
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await question.getByRole("button", { name: "Descartar" }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, order).getByRole("img", { name: "Com anotações da loja" })).toBeVisible();
    await row(page, order).getByRole("button", { name: "Ver" }).click();
    await expect(notes).toHaveValue("Retira no sábado.");
    const shown = await (await page.request.get(new URL(tracking_url).pathname)).text();
    expect(shown).toContain(order.number);
    expect(shown).not.toContain("sábado");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("an order is found, read and finished with the thumb", async ({ page }) => {
    const order = await enterOrder(page);
    await openOrdersOf(page, order);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Filtros" }).tap();
    await choose(page, page.getByRole("combobox", { name: "Ordenar por" }), "Maior total");
    await expect(page).toHaveURL(/ordem=-total/);
    await expectAccessible(page);
    await row(page, order).getByText(order.customer).tap();
    const dialog = page.getByRole("dialog", { name: "Detalhes do Pedido" });
    await expect(dialog.getByRole("button", { name: "Marcar como pago" })).toBeInViewport({ ratio: 0.99 });
    await expect(dialog.getByText("Tamanho G · 2 ×")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole("button", { name: "Marcar como Concluído" }).tap();
    await expect(dialog.getByRole("button", { name: "Marcar como Pendente" })).toBeVisible();
    await dialog.getByRole("button", { name: "Fechar" }).tap();
    await expect(row(page, order)).toContainText("Concluído");
  });

  test("the first order is in sight at once, also with filters, which are counted", async ({ page }) => {
    await enterOrder(page);
    await openOrders(page, "?status=pending&pagamento=unpaid");
    await expect(page.getByRole("row").nth(1)).toBeInViewport({ ratio: 0.99 });
    for (const name of ["Exportar CSV", "Atualizar", "Novo Pedido", "Mais opções"]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 0.99 });
    }
    await page.getByRole("button", { name: "Filtros: 2 em uso" }).tap();
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Pendente");
    await page.getByRole("button", { name: "Limpar filtros" }).tap();
    await expect(page.getByRole("button", { name: "Filtros", exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/status|pagamento/);
  });
});
