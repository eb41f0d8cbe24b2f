import { enterOrder, newName, openOrders, row } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { answerCep, findShirts } from "./checkout-support.ts";
import { choose, chooseFromMenu, expect, expectAccessible, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test.describe("what fails", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("is said in the shop's words, and nothing that was typed is lost", async ({ page }) => {
    const order = await enterOrder(page);
    const refuse = { status: 409, json: { error: { code: "conflict", message: "Recusado." } } };
    let isDown = true;
    await page.route(/\/api\/admin\/orders\?/, (route) =>
      isDown ? route.fulfill({ ...refuse, status: 400 }) : route.continue(),
    );
    await visit(page, `/admin/pedidos?q=${encodeURIComponent(order.customer)}`);
    await expect(page.getByText("Falha ao carregar pedidos. Tente novamente.")).toBeVisible();
    await expect(page.getByText("Erro ao buscar pedidos: Recusado.")).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(row(page, order)).toBeVisible();

    await page.route(`**/api/admin/orders/${order.id}`, (route) => route.fulfill(refuse));
    await chooseFromMenu(page, row(page, order).getByRole("button", { name: "Alterar Status" }), "Concluído");
    await expect(page.getByText("Falha ao atualizar o status do pedido: Recusado.")).toBeVisible();
    await row(page, order).getByRole("button", { name: "Excluir" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByText("Falha ao excluir o pedido: Recusado.")).toBeVisible();
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(row(page, order)).toBeVisible();
  });

  test("an order typed in by hand keeps what was typed, and is made at the second try", async ({ page }) => {
    await answerCep(page);
    const [shirt] = await findShirts(page);
    const customer = newName();
    await openOrders(page);
    await page.getByRole("button", { name: "Novo Pedido" }).click();
    const dialog = page.getByRole("dialog", { name: "Novo Pedido" });
    const create = dialog.getByRole("button", { name: "Criar Pedido" });
    await create.click();
    await expect(dialog.getByText("Preencha este campo")).toHaveCount(4);
    await expect(dialog.getByText("Adicione pelo menos um produto")).toBeVisible();
    await expect(dialog.getByLabel("Nome", { exact: true })).toBeFocused();

    await dialog.getByLabel("Nome", { exact: true }).fill(customer);
    await dialog.getByLabel("WhatsApp").fill("11955554444");
    await dialog.getByLabel("CEP").fill("01310100");
    await expect(dialog.getByLabel("Endereço")).toHaveValue("Avenida Paulista, Bela Vista, São Paulo - SP");
    await dialog.getByRole("searchbox", { name: "Adicionar produto" }).fill(shirt.name);
    await dialog.getByRole("button", { name: `Adicionar ${shirt.name}`, exact: true }).click();
    await choose(page, dialog.getByRole("combobox", { name: "Tamanho" }), "GG");
    await dialog.getByRole("button", { name: "Aumentar" }).click();
    await dialog.getByLabel("Nome e número").check();
    await dialog.getByLabel("Nome na camisa").fill("caio");
    await create.click();
    await expect(dialog.getByText("Complete os dados da personalização")).toBeVisible();
    await dialog.getByLabel("Número", { exact: true }).fill("9");
    const total = ((shirt.priceCents + 2000) * 2) / 100;
    const shown = total.toLocaleString("pt-BR", { style: "currency", currency: "BRL" });
    await expect(dialog.getByRole("contentinfo").or(dialog.locator("footer"))).toContainText(shown);
    await expectAccessible(page);

    await page.route("**/api/admin/orders", (route) => route.abort(), { times: 1 });
    await create.click();
    await expect(dialog.getByRole("alert")).toContainText("Não foi possível falar com a loja.");
    await expect(dialog.getByLabel("Nome", { exact: true })).toHaveValue(customer);
    await create.click();
    await expect(page.getByText("Pedido criado com sucesso!")).toBeVisible();
    await page.getByRole("button", { name: "Ver pedido", exact: true }).click();
    const details = page.getByRole("dialog", { name: "Detalhes do Pedido" });
    await expect(details.getByText("Customizado: CAIO / 9")).toBeVisible();
    await expect(details.getByText("criado no painel, no total de")).toBeVisible();
  });
});
