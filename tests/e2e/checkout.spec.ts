import {
  createCustomer,
  createSignedOutCustomer,
  fillLogin,
  newEmail,
  password,
} from "./accounts-support.ts";
import {
  answerCep,
  answerWhatsapp,
  delivery,
  field,
  fillDelivery,
  findShirts,
  finish,
  finishAndReadMessage,
  line,
  openCart,
  ownOrders,
  readMessage,
  storedItems,
  thanks,
} from "./checkout-support.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.beforeEach(async ({ page, context }) => {
  await answerWhatsapp(context);
  await answerCep(page);
});

test("a whole purchase, from the product page with name and number to the books of the shop", async ({
  page,
}) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await visit(page, `/produto/${shirt.id}`);
  await page.getByText("GG", { exact: true }).first().click();
  await page.getByRole("switch", { name: "Personalizar com nome e número" }).click();
  await field(page, "Nome").fill("joão");
  await field(page, "Número").fill("10");
  await page.getByRole("button", { name: "Adicionar ao carrinho", exact: true }).click();
  await page.getByRole("button", { name: "Ver carrinho" }).click();
  await fillDelivery(page);
  const [message] = await Promise.all([
    finishAndReadMessage(page),
    // The toast disappears by itself, perhaps before the other window is read.
    expect(page.getByText("Pedido realizado com sucesso!", { exact: true })).toBeVisible(),
  ]);

  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL("/meus-pedidos");
  await expect.poll(() => storedItems(page)).toEqual([]);

  const [order, ...others] = await ownOrders(page);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    ...delivery,
    status: "pending",
    total_amount: (shirt.priceCents + 2000) / 100,
    items: [{ id: shirt.id, size: "GG", quantity: 1, customization: { name: "JOÃO", number: "10" } }],
  });
  expect(message).toContain(`#${order?.id.slice(0, 8)}`);
  expect(message).toContain(`• ${shirt.name} | Tamanho: GG | JOÃO / 10 | Quantidade: 1`);
  expect(message).toContain(`Nome: ${delivery.customer}`);
  expect(message).toContain("CEP: 01310-100");
  expect(message).toContain(`Endereço: ${delivery.customer_address}`);
  expect(message).toContain("WhatsApp: (11) 91234-5678");
  expect(message).toContain(`/pedido/${order?.token}`);
});

test("a purchase without customisation, by keyboard alone; the next one knows the address", async ({
  page,
}) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [{ ...shirt, quantity: 2 }]);
  await expect(field(page, "Nome")).toHaveValue("Marta Vieira");
  await field(page, "Nome").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(delivery.customer_cep);
  await expect(page.getByText("Endereço encontrado")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(", 1000");
  await page.keyboard.press("Tab");
  await page.keyboard.type(delivery.customer_whatsapp);
  expect(await readMessage(page, () => page.keyboard.press("Enter"))).toContain(
    `• ${shirt.name} | Tamanho: M | Não personalizado | Quantidade: 2`,
  );
  await expect(thanks(page)).toBeVisible();

  await openCart(page, [shirt]);
  await expect(field(page, "CEP")).toHaveValue(delivery.customer_cep);
  await expect(field(page, "Endereço")).toHaveValue("Avenida Paulista, Bela Vista, São Paulo - SP, 1000");
  await expect(field(page, "WhatsApp")).toHaveValue("(11) 91234-5678");
});

test("whoever is not signed in signs in and comes back with nothing lost", async ({ page, context }) => {
  const email = await createSignedOutCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await expect(finish(page)).toBeDisabled();
  await fillDelivery(page);
  await finish(page).click();
  await expect(page.getByText("Você precisa estar logado para finalizar a compra")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Entrar" })).toBeVisible();
  await expect(page).toHaveURL("/login?redirect=/cart");
  expect(context.pages()).toHaveLength(1);
  await fillLogin(page, email);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL("/carrinho");
  await expect(field(page, "Endereço")).toHaveValue(delivery.customer_address);
  await expect(line(page, shirt.name)).toBeVisible();
  await finishAndReadMessage(page);
  await expect(thanks(page)).toBeVisible();
  expect(await ownOrders(page)).toHaveLength(1);
});

test("whoever has no account creates one on the way, with nothing typed twice, and ends at the order", async ({
  page,
}) => {
  const shirts = await findShirts(page);
  await openCart(page, shirts);
  await fillDelivery(page);
  await finish(page).click();
  const kept = "Falta só entrar: seus 2 itens e seu endereço estão guardados";
  await expect(page.getByText(kept)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Entrar ou criar conta" })
    .getByRole("link", { name: "Criar Conta" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Criar Conta" })).toBeVisible();
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toHaveValue(delivery.customer);
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByLabel("Confirmar senha").fill(password);
  await page.getByRole("button", { name: "Criar Conta" }).click();
  await expect(page).toHaveURL("/carrinho");
  await expect(finish(page)).toBeFocused();
  await expect(field(page, "Endereço")).toHaveValue(delivery.customer_address);
  await finishAndReadMessage(page);
  await expect(thanks(page)).toBeVisible();
});

test("where the window is blocked, the page of thanks has the link", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await fillDelivery(page);
  await finish(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText("O WhatsApp não abriu sozinho.")).toBeVisible();
  const link = page.getByRole("link", { name: "Falar no WhatsApp" }).first();
  const href = (await link.getAttribute("href")) ?? "";
  const [order] = await ownOrders(page);
  expect(new URL(href).searchParams.get("text")).toContain(`/pedido/${order?.token}`);
});

test("a double click makes one order", async ({ page }) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await fillDelivery(page);
  let requests = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/orders")) requests += 1;
  });
  await finish(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(requests).toBe(1);
  expect(await ownOrders(page)).toHaveLength(1);
});

test("a wrong number is told at its field, and nothing is sent", async ({ page, context }) => {
  await createCustomer(page);
  const [shirt] = await findShirts(page);
  await openCart(page, [shirt]);
  await fillDelivery(page);
  await field(page, "WhatsApp").fill("119123");
  await finish(page).click();
  await expect(field(page, "WhatsApp")).toBeFocused();
  await expect(field(page, "WhatsApp")).toHaveAccessibleDescription("O WhatsApp deve ter 10 ou 11 dígitos");
  expect(context.pages()).toHaveLength(1);
  await field(page, "WhatsApp").fill("11912345678");
  await expect(field(page, "WhatsApp")).toHaveAccessibleDescription("");
});

test.describe("when the shop fails in between", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test.beforeEach(async ({ page }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
  });

  test("cart and form stay, the reason is told, and trying again sends the same key", async ({
    page,
    context,
  }) => {
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/orders")) keys.push(request.headers()["idempotency-key"]);
    });
    await page.route("**/api/orders", (route) => route.abort(), { times: 1 });
    await finish(page).click();
    await expect(
      page.getByText("Ocorreu um erro ao processar seu pedido. Por favor, tente novamente."),
    ).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);

    const error = { code: "database_unavailable", message: "Erro na conexão com o banco de dados" };
    await page.route("**/api/orders", (route) => route.fulfill({ status: 503, json: { error } }), {
      times: 1,
    });
    await finish(page).click();
    await expect(page.getByText("Falha ao criar pedido: Erro na conexão com o banco de dados")).toBeVisible();
    expect(await storedItems(page)).toHaveLength(1);
    await expect(field(page, "Endereço")).toHaveValue(delivery.customer_address);

    await finishAndReadMessage(page);
    await expect(thanks(page)).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test("an order whose answer was lost is found again, even after a reload", async ({ page }) => {
    await page.route(
      "**/api/orders",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await finish(page).click();
    await expect(page.getByText("Ocorreu um erro ao processar seu pedido.")).toBeVisible();
    expect(await ownOrders(page)).toHaveLength(1);
    await reload(page);
    await finishAndReadMessage(page);
    await expect(thanks(page)).toBeVisible();
    expect(await ownOrders(page)).toHaveLength(1);
  });

  test("a session that cannot be checked is told", async ({ page }) => {
    await page.route("**/auth/v1/session", (route) => route.abort());
    await finish(page).click();
    await expect(page.getByText("Erro ao verificar sua sessão")).toBeVisible();
    expect(await ownOrders(page)).toEqual([]);
  });
});

test.describe("when a price changes in between", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("nothing is ordered until the new price is accepted", async ({ page, context }) => {
    await createCustomer(page);
    const [shirt] = await findShirts(page);
    // Without the quote the page does not know of the changed price until the order is refused.
    await page.route("**/api/cart/quote", (route) => route.abort());
    await openCart(page, [{ ...shirt, priceCents: shirt.priceCents - 500 }]);
    await fillDelivery(page);
    await finish(page).click();
    await expect(page.getByText("Alguns itens do carrinho mudaram.")).toBeVisible();
    await expect(page.getByText("O preço mudou de")).toBeVisible();
    await expect(finish(page)).toBeDisabled();
    await expect.poll(() => context.pages().length).toBe(1);
    expect(await ownOrders(page)).toEqual([]);
    await page.getByRole("button", { name: "Aceitar novo preço" }).click();
    await finishAndReadMessage(page);
    await expect(thanks(page)).toBeVisible();
    expect(await ownOrders(page)).toMatchObject([{ total_amount: shirt.priceCents / 100 }]);
  });
});
