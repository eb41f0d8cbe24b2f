import { readFile } from "node:fs/promises";
import { enterOrder, newName, openOrders, openOrdersOf, row } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { findShirts } from "./checkout-support.ts";
import {
  choose,
  chooseFromMenu,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { goBack, reload } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("the list of orders looks and reads as it should", async ({ page }) => {
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  for (const name of ["Exportar CSV", "Atualizar", "Novo Pedido"]) {
    await expect(page.getByRole("button", { name })).toBeVisible();
  }
  await expect(page.getByText("Vendas Totais Concluídas")).toBeVisible();
  await expect(page.getByText("Pedidos Concluídos", { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder("Buscar pedidos por ID, cliente ou status...")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText(
    ["Selecionar", "ID", "Cliente", "Data", "Total", "Status", "Ações"].map((name) => new RegExp(name)),
  );
  const cells = row(page, order).getByRole("cell");
  await expect(cells.nth(1)).toContainText(order.number);
  await expect(cells.nth(2)).toHaveText(order.customer);
  await expect(cells.nth(3)).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
  await expect(cells.nth(4)).toHaveText(/^R\$\s[\d.]+,\d{2}$/);
  await expect(cells.nth(5)).toHaveText("Pendente");
  await expectAccessible(page);
});

test("the search finds an order by id, customer or status label, and stays in the address", async ({
  page,
}) => {
  const name = newName("Conceição");
  const order = await enterOrder(page, { customer: name });
  await openOrders(page);
  const search = page.getByRole("searchbox", { name: "Buscar pedidos" });
  for (const typed of [order.number, order.id.toUpperCase(), name.toUpperCase().replace("ÇÃ", "CA")]) {
    await search.fill(typed);
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(row(page, order)).toBeVisible();
  }
  await reload(page);
  await expect(row(page, order)).toBeVisible();
  await expect(search).not.toHaveValue("");

  await search.fill("concluido");
  await expect(page.getByRole("cell", { name: "Concluído" }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "Pendente" })).toHaveCount(0);

  await search.fill("zzzz nada disto");
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
  await expectAccessible(page);
});

test("status, period and order of the rows are chosen, kept in the address and taken away", async ({
  page,
}) => {
  const name = newName();
  const shirts = await findShirts(page);
  const items = (quantity: number) => [{ id: shirts[0].id, size: "M", quantity }];
  const dear = await enterOrder(page, { customer: `${name} A`, items: items(9) });
  const cheap = await enterOrder(page, { customer: `${name} B`, items: items(1) });
  await openOrders(page, `?q=${encodeURIComponent(name)}`);
  const numbers = page.getByRole("row").locator("td:nth-child(2)");
  await expect(numbers).toContainText([cheap.number, dear.number]);

  await page.getByRole("button", { name: "Total" }).click();
  await expect(numbers).toContainText([dear.number, cheap.number]);
  await expect(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("button", { name: "Cliente" }).click();
  await expect(page).toHaveURL(/ordem=customer/);
  await expect(numbers).toContainText([dear.number, cheap.number]);

  await choose(page, page.getByRole("combobox", { name: "Status" }), "Concluído");
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
  await goBack(page);
  await expect(numbers).toHaveCount(2);

  await page.getByLabel("Até").fill("2020-01-01");
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
  await reload(page);
  await expect(page.getByLabel("Até")).toHaveValue("2020-01-01");
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(page.getByRole("row").nth(5)).toBeVisible();
});

test("the list is paged, and the address leads to the same page", async ({ page }) => {
  // The list holds the orders of the demo and of other tests, so their number changes during this test.
  await openOrders(page);
  await expect(page.getByText(/^1–25 de \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Próxima página" }).click();
  await expect(page.getByText(/^26–\d+ de \d+$/)).toBeVisible();
  await reload(page);
  await expect(page.getByText(/^26–\d+ de \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Página anterior" }).click();
  await expect(page.getByText(/^1–25 de \d+$/)).toBeVisible();
});

test("a status is set from the menu, where the present one cannot be chosen", async ({ page }) => {
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  const trigger = row(page, order).getByRole("button", { name: "Alterar Status" });
  await trigger.click();
  const menu = page.getByRole("menu");
  await expect(menu.getByText("Alterar Status")).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "Pendente" })).toHaveAttribute("aria-disabled", "true");
  await chooseFromMenu(page, trigger, "Concluído");
  await expect(page.getByText("Status do pedido atualizado para: Concluído")).toBeVisible();
  await expect(page.getByText("Pedido concluído! Estatísticas de vendas atualizadas.")).toBeVisible();
  await expect(row(page, order).getByRole("cell", { name: "Concluído" })).toBeVisible();

  await expect(menu).toBeHidden();
  await trigger.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Concluído" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("menuitem", { name: "Pendente" }).press("Enter");
  await expect(page.getByText("Status do pedido atualizado para: Pendente")).toBeVisible();
  await expect(trigger).toBeFocused();
});

test("a deleted order is confirmed, can be taken back at once, and restored later", async ({ page }) => {
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  const remove = row(page, order).getByRole("button", { name: "Excluir" });
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Excluir Pedido" });
  await expect(question).toContainText(
    "Tem certeza que deseja excluir este pedido? Esta ação não pode ser desfeita.",
  );
  await expect(
    question.getByText(new RegExp(`^Pedido de ${order.customer}, R\\$\\s[\\d.]+,\\d{2}$`)),
  ).toBeVisible();
  await expect(question.getByText("Por 30 dias ele pode ser restaurado em Pedidos excluídos.")).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(row(page, order)).toBeVisible();

  await remove.click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Pedido excluído com sucesso")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(row(page, order)).toBeVisible();

  await remove.click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(row(page, order)).toHaveCount(0);
  await chooseFromMenu(page, page.getByRole("button", { name: "Mais opções" }), "Pedidos excluídos");
  await expect(row(page, order)).toContainText("dono@manto.local");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Restaurar pedido ${order.number}` }).click();
  await expect(page.getByText("Pedido restaurado").last()).toBeVisible();
  await expect(row(page, order)).toHaveCount(0);
  await openOrdersOf(page, order);
  await expect(row(page, order)).toBeVisible();
});

test("the spreadsheet holds exactly the filtered orders", async ({ page }) => {
  const order = await enterOrder(page, { customer: newName("=SOMA") });
  await enterOrder(page);
  await openOrdersOf(page, order);
  await expect(row(page, order)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\ufeffID;Cliente;Whatsapp;CEP;Endereço;Total;Status;Data Criação");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${order.id};"'${order.customer}";(11) 91234-5678;01310-100;`);
  await expect(page.getByText("Pedidos exportados com sucesso!")).toBeVisible();
});

test("the complete spreadsheet says also when an order was paid", async ({ page }) => {
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  await expect(row(page, order)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await chooseFromMenu(page, page.getByRole("button", { name: "Mais opções" }), "CSV completo");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pedidos-completo-\d{4}-\d{2}-\d{2}\.csv$/);
  const [titles] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(titles).toBe("\ufeffID;Cliente;Whatsapp;CEP;Endereço;Total;Status;Data Criação;Pago em");
});

test("a long download shows how far it is and can be stopped", async ({ page }) => {
  await page.route("**/api/admin/orders/export*", () => {});
  await openOrders(page);
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  await expect(page.getByText("Exportando pedidos: 0")).toBeVisible();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByText("Exportação cancelada")).toBeVisible();
  await expect(page.getByText("Exportando pedidos")).toHaveCount(0);
});

test("an order that is marked as paid in the list is confirmed in one tap, or taken back", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  const status = row(page, order).getByRole("button", { name: "Alterar Status" });
  await chooseFromMenu(page, status, "Marcar como pago");
  const toast = page.getByRole("status").filter({ hasText: "Pedido marcado como pago" });
  const link = toast.getByRole("link", { name: "Enviar 'Pagamento confirmado' pelo WhatsApp" });
  await expect(link).toHaveAttribute("target", "_blank");
  const text = encodeURIComponent(`Olá, Márcia! O pagamento do pedido ${order.number} foi confirmado.`);
  await expect(link).toHaveAttribute("href", new RegExp(`^https://wa\\.me/5511912345678\\?text=${text}`));
  await expectNoSidewaysScroll(page);
  await toast.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Pagamento desfeito")).toBeVisible();
  await expect(row(page, order).getByText("Pago", { exact: true })).toHaveCount(0);
});

test.describe("messages", () => {
  // A template with an unknown placeholder is refused.
  test.use({ expectedConsoleMessages: [/status of 400/] });

  test("one tap opens WhatsApp with a ready text, which can be edited", async ({ page }) => {
    const order = await enterOrder(page);
    await openOrdersOf(page, order);
    const trigger = row(page, order).getByRole("button", { name: "Enviar WhatsApp" });
    await trigger.click();
    for (const name of ["Pedido recebido", "Pagamento confirmado", "Pedido enviado"]) {
      const link = page.getByRole("menuitem", { name });
      await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/5511912345678\?text=.+/);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await chooseFromMenu(page, trigger, "Editar modelos");
    const dialog = page.getByRole("dialog", { name: "Modelos de mensagem" });
    const sent = dialog.getByLabel("Pedido enviado");
    await sent.fill("Saiu, {cliente}!");
    await dialog.getByRole("button", { name: "Salvar modelos" }).click();
    await expect(dialog.getByText("{cliente} não existe.")).toBeVisible();
    await expect(sent).toHaveValue("Saiu, {cliente}!");
    await expectAccessible(page);
    await sent.fill("Saiu, {nome}! Pedido {pedido}");
    await dialog.getByRole("button", { name: "Salvar modelos" }).click();
    await expect(page.getByText("Modelos de mensagem salvos")).toBeVisible();
    await trigger.click();
    const text = encodeURIComponent(`Saiu, Márcia! Pedido ${order.number}`);
    await expect(page.getByRole("menuitem", { name: "Pedido enviado" })).toHaveAttribute(
      "href",
      `https://wa.me/5511912345678?text=${text}`,
    );
  });
});
