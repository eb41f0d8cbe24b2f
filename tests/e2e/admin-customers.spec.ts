import { readFile } from "node:fs/promises";
import { createSignedOutCustomer } from "./accounts-support.ts";
import { orderAgain, placeOrder } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { formatted, makeCustomer, newWhatsapp, openCustomer, openCustomers } from "./customers-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("a customer is found by name, number and e-mail, and opened", async ({ page, browser }) => {
  const ana = await makeCustomer(browser);
  await openCustomers(page);
  const search = page.getByRole("searchbox", { name: "Buscar clientes" });
  const row = page.getByRole("row").filter({ hasText: ana.name });
  for (const typed of [ana.name.toUpperCase(), formatted(ana.whatsapp), `+55${ana.whatsapp}`, ana.email]) {
    await search.fill(typed);
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === typed);
    await expect(row).toBeVisible();
    await expect(page.getByText("1–1 de 1")).toBeVisible();
  }
  await expect(row).toContainText(formatted(ana.whatsapp));
  await expect(row.getByRole("link", { name: `WhatsApp de ${ana.name}` })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/55${ana.whatsapp}\\?text=Ol%C3%A1%2C%20Zuleica!`),
  );
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);

  await row.getByRole("link", { name: ana.name, exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: ana.name })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("the columns sort the list, and the address remembers how", async ({ page }) => {
  await openCustomers(page);
  const totals = page.getByRole("row").getByRole("cell").nth(3);
  const head = page.getByRole("columnheader", { name: "Total" });
  await expect(totals.first()).toBeVisible();
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await head.getByRole("button").click();
  await expect(page).toHaveURL(/ordem=total/);
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await reload(page);
  await expect(head).toHaveAttribute("aria-sort", "ascending");
});

test("a customer's page tells who they are and leads to their orders", async ({ page, browser }) => {
  const ana = await makeCustomer(browser);
  await openCustomer(page, ana);
  await expect(page.getByText(formatted(ana.whatsapp), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: ana.email })).toBeVisible();
  await expect(page.getByText(/^2 × /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/55/,
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: ana.number }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === "/admin/pedidos" && url.search === `?pedido=${ana.id}`,
  );
  await expect(page.getByRole("dialog", { name: `Detalhes do Pedido ${ana.number}` })).toBeVisible();
});

test.describe("notes", () => {
  test.use({ expectedConsoleMessages: [/409|ERR_FAILED/] });

  test("are kept, also while the shop does not answer and when two people write", async ({
    page,
    browser,
  }) => {
    const ana = await makeCustomer(browser);
    await openCustomer(page, ana);
    const notes = page.getByRole("textbox", { name: "Anotações" });
    const save = page.getByRole("button", { name: "Salvar anotações" });
    await expect(save).toBeDisabled();

    await notes.fill("Prefere tamanho G.");
    await page.route("**/notes", (route) => route.abort());
    await save.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Não foi possível falar com a loja" }),
    ).toBeVisible();
    await expect(notes).toHaveValue("Prefere tamanho G.");
    await page.unroute("**/notes");
    await save.click();
    await expect(page.getByText("Anotações salvas")).toBeVisible();

    await notes.fill("Prefere tamanho GG.");
    const other = await page.request.put(`/api/admin/customers/${ana.whatsapp}/notes`, {
      headers: { "Sec-Fetch-Site": "same-origin" },
      data: { text: "Paga sempre por Pix.", version: 1 },
    });
    expect(other.status()).toBe(200);
    await save.click();
    await expect(page.getByText("Outra pessoa alterou estas anotações")).toBeVisible();
    await expect(page.getByText("Paga sempre por Pix.")).toBeVisible();
    await expect(notes).toHaveValue("Prefere tamanho GG.");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Salvar o meu" }).click();
    await expect(page.getByText("Outra pessoa alterou estas anotações")).toBeHidden();
    await reload(page);
    await expect(notes).toHaveValue("Prefere tamanho GG.");
  });
});

test("the listed customers come as a spreadsheet", async ({ page, browser }) => {
  const ana = await makeCustomer(browser);
  await openCustomers(page, `?q=${ana.whatsapp}`);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^clientes-\d{4}-\d\d-\d\d\.csv$/);
  const [head, line, end] = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(head).toBe("\ufeffNome;WhatsApp;E-mail;Pedidos;Total;Total concluído;Desde;Último pedido");
  expect(line).toMatch(new RegExp(`^${ana.name};.*${formatted(ana.whatsapp).slice(5)};${ana.email};1;`));
  expect(end).toBe("");
  await expect(page.getByText("Clientes exportados com sucesso!")).toBeVisible();
});

test("a customer who asks for it is forgotten, and the books stay", async ({ page, browser }) => {
  const ana = await makeCustomer(browser);
  await openCustomer(page, ana);
  await page.getByRole("button", { name: "Apagar dados pessoais" }).click();
  const dialog = page.getByRole("dialog", { name: "Apagar dados pessoais" });
  await expect(dialog.getByText("Nome, WhatsApp, endereço e CEP em 1 pedido com este número")).toBeVisible();
  await expect(dialog.getByText("1 pedido com itens, valores, datas e status")).toBeVisible();
  await dialog.getByRole("checkbox", { name: `Excluir a conta ${ana.email}` }).check();
  await expect(
    dialog.getByRole("listitem").filter({ hasText: `Conta ${ana.email}, com senha` }),
  ).toBeVisible();
  await expectAccessible(page);

  const field = dialog.getByRole("textbox", { name: "Digite o número" });
  await field.fill("11900000000");
  await field.press("Enter");
  await expect(dialog.getByText("para confirmar que é este cliente")).toBeVisible();
  await field.fill(formatted(ana.whatsapp));
  await dialog.getByRole("button", { name: "Apagar dados" }).click();
  await expect(page.getByText("Dados pessoais apagados")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/clientes$/);

  await openCustomers(page, `?q=${ana.whatsapp}`);
  await expect(page.getByText("Nenhum cliente encontrado")).toBeVisible();
  await visit(page, `/admin/pedidos?pedido=${ana.id}`);
  const order = page.getByRole("dialog", { name: `Detalhes do Pedido ${ana.number}` });
  await expect(order.getByText("Cliente removido")).toBeVisible();
  await expect(order.getByText("REMOVIDO / 10").first()).toBeVisible();
});

test("erasing a number that two people used leaves the account that was not chosen, and says so before", async ({
  page,
  browser,
}) => {
  const ana = await makeCustomer(browser);
  const shared = await browser.newContext();
  await placeOrder(shared, { customer: "Bia Souza", customer_whatsapp: ana.whatsapp });
  await orderAgain(shared, { customer: "Bia Souza", customer_whatsapp: newWhatsapp() });
  const { email: bia } = await (await shared.request.get("/api/account")).json();

  await page.setViewportSize(phone);
  await visit(page, `/admin/clientes/${ana.whatsapp}`);
  await page.getByRole("button", { name: "Apagar dados pessoais" }).click();
  const dialog = page.getByRole("dialog", { name: "Apagar dados pessoais" });
  const choice = dialog.getByRole("checkbox", { name: `Excluir a conta ${bia}` });
  await expect(choice).not.toBeChecked();
  await expect(choice).toHaveAccessibleName(/com 1 pedido de outro número, que fica$/);
  await expect(
    dialog.getByRole("listitem").filter({ hasText: `Conta ${bia}, já sem esses pedidos` }),
  ).toBeVisible();
  await dialog.getByRole("checkbox", { name: `Excluir a conta ${ana.email}` }).check();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("textbox", { name: "Digite o número" }).fill(ana.whatsapp);
  await dialog.getByRole("button", { name: "Apagar dados" }).click();
  await expect(page.getByText("Dados pessoais apagados")).toBeVisible();

  const left = await shared.request.get("/api/account/orders");
  expect(await left.json()).toMatchObject([{ customer: "Bia Souza" }]);
  await shared.close();
});

test("an account that has not ordered is listed by its e-mail", async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const email = await createSignedOutCustomer(visitor);
  await visitor.context().close();
  await openCustomers(page, `?q=${email}`);
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Ainda não comprou");
  await row.getByRole("link", { name: "Marta Vieira" }).click();
  await expect(page.getByText("Nenhum pedido encontrado")).toBeVisible();
  await expect(page.getByText(/^Conta criada em .*, ainda sem pedidos$/)).toBeVisible();
});

test.describe("when the shop does not answer", () => {
  test.use({ expectedConsoleMessages: [/503|404/] });

  test("the list says so and can be asked again; an unknown customer is told apart", async ({ page }) => {
    const error = { code: "database_unavailable", message: "Erro na conexão com o banco de dados" };
    await page.route("**/api/admin/customers?*", (route) => route.fulfill({ status: 503, json: { error } }));
    await visit(page, "/admin/clientes");
    await expect(page.getByText("Carregando clientes...").first()).toBeVisible();
    await expect(page.getByText("Falha ao carregar clientes. Tente novamente.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/admin/customers?*");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("table", { name: "Clientes" })).toBeVisible();

    await visit(page, "/admin/clientes/11000000000");
    await expect(page.getByText("Cliente não encontrado")).toBeVisible();
  });
});
