import {
  answerCep,
  delivery,
  field,
  findShirts,
  finish,
  line,
  openCart,
  storeCart,
  storedItems,
} from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

const inReais = (cents: number) =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(cents / 100);

test.describe("an empty cart", () => {
  test("says so and leads back to the shop", async ({ page }) => {
    await visit(page, "/carrinho");
    await expect(page.getByRole("heading", { level: 1, name: "Seu carrinho está vazio" })).toBeVisible();
    await page.getByRole("link", { name: "Continuar comprando" }).click();
    await expect(page).toHaveURL("/");
  });

  test("is what /cart leads to", async ({ page }) => {
    const answer = await page.request.get("/cart", { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe("/carrinho");
    await visit(page, "/cart");
    await expect(page).toHaveURL("/carrinho");
  });
});

test.describe("the cart on a phone", () => {
  test.use({ viewport: phone });

  test("shows each line, the sum and no price for the shipping, and fits a desktop as well", async ({
    page,
  }) => {
    const [first, second] = await findShirts(page);
    const printed = { ...first, customization: { name: "JOÃO", number: "10" } };
    await openCart(page, [
      { ...printed, priceCents: first.priceCents + 2000 },
      { ...second, quantity: 2 },
    ]);
    await expect(page.getByRole("heading", { level: 1, name: "Carrinho" })).toBeVisible();
    await expect(line(page, first.name)).toContainText("JOÃO / 10");
    await expect(line(page, second.name)).toContainText("Não personalizado");
    await expect(line(page, second.name)).toContainText(inReais(second.priceCents * 2));
    const summary = page.getByRole("complementary", { name: "Resumo do pedido" });
    await expect(summary).toContainText("Calculado no checkout");
    const sum = inReais(first.priceCents + 2000 + second.priceCents * 2);
    await expect(summary.getByText(sum)).toHaveCount(2);
    await expect(page.getByText("O preço mudou")).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expect(summary.getByText(sum)).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("agrees on the delivery by WhatsApp where the shop has no price for it", async ({ page }) => {
    await answerCep(page);
    const [shirt] = await findShirts(page);
    await visit(page, `/produto/${shirt.id}`);
    await expect(page.getByRole("button", { name: "Adicionar ao carrinho", exact: true })).toBeVisible();
    await expect(page.getByText("Calcular frete")).toBeHidden();
    await expect(page.getByLabel("CEP")).toHaveCount(0);
    await openCart(page, [shirt]);
    await field(page, "CEP").fill(delivery.customer_cep);
    await expect(page.getByText("Endereço encontrado")).toBeVisible();
    await expect(page.getByRole("radiogroup")).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "Resumo do pedido" })).toContainText(
      "Calculado no checkout",
    );
  });

  test("asks before it is emptied, and takes it back", async ({ page }) => {
    const [first, second] = await findShirts(page);
    await openCart(page, [first, second]);
    await page.getByRole("button", { name: "Limpar carrinho" }).click();
    const question = page.getByRole("alertdialog", { name: "Limpar carrinho" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(line(page, first.name)).toBeVisible();
    await page.getByRole("button", { name: "Limpar carrinho" }).click();
    await question.getByRole("button", { name: "Remover tudo" }).click();
    await expect(page.getByText("Seu carrinho está vazio")).toBeVisible();
    await expect(page.getByRole("region", { name: "Avisos" })).toContainText(
      `${first.name}, M; ${second.name}, M`,
    );
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(line(page, first.name)).toBeVisible();
    await expect(line(page, second.name)).toBeVisible();
  });
});

test("the stepper never goes below 1 and changes the subtotal", async ({ page }) => {
  const [first] = await findShirts(page);
  await openCart(page, [first]);
  const row = line(page, first.name);
  await expect(row.getByRole("button", { name: "Diminuir" })).toBeDisabled();
  await row.getByRole("button", { name: "Aumentar" }).click();
  await expect(row).toContainText(inReais(first.priceCents * 2));
  await row.getByRole("spinbutton").fill("0");
  await row.getByRole("spinbutton").press("Enter");
  await expect(row.getByRole("spinbutton")).toHaveValue("1");
  await expect.poll(() => storedItems(page)).toMatchObject([{ quantity: 1 }]);
});

test("a removed line comes back to its place by 'Desfazer', and the keyboard keeps its place", async ({
  page,
}) => {
  const [first, second] = await findShirts(page);
  await openCart(page, [first, second]);
  await page.getByRole("button", { name: `Remover ${first.name}` }).click();
  await expect(line(page, first.name)).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Remover ${second.name}` })).toBeFocused();
  await expect(page.getByRole("link", { name: "Carrinho, 1 item" })).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText(first.name);
});

test("any coupon is refused and the field emptied", async ({ page }) => {
  const [first] = await findShirts(page);
  await openCart(page, [first]);
  await field(page, "Cupom de desconto").fill("GOL10");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(page.getByText("Cupom de desconto inválido ou expirado.")).toBeVisible();
  await expect(field(page, "Cupom de desconto")).toHaveValue("");
});

test("a changed price must be accepted before ordering", async ({ page }) => {
  const [first] = await findShirts(page);
  await answerCep(page);
  await openCart(page, [{ ...first, priceCents: first.priceCents - 1000 }]);
  const summary = page.getByRole("complementary");
  await expect(page.getByText("O preço mudou de")).toBeVisible();
  await expect(finish(page)).toBeDisabled();
  await expect(finish(page)).toHaveAccessibleDescription("Confira os itens que mudaram antes de finalizar");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Aceitar novo preço" }).click();
  await expect(page.getByText("O preço mudou de")).toBeHidden();
  await expect(summary.getByText(inReais(first.priceCents))).toHaveCount(2);
});

test("a product that is gone must leave the cart before ordering", async ({ page }) => {
  const [first] = await findShirts(page);
  const gone = { ...first, id: "00000000-0000-4000-8000-000000000000", name: "Camisa Antiga" };
  await openCart(page, [gone, first]);
  await expect(page.getByText("Este produto não está mais à venda.")).toBeVisible();
  await expect(finish(page)).toHaveAccessibleDescription("Confira os itens que mudaram antes de finalizar");
  await page.getByRole("button", { name: "Remover do carrinho" }).click();
  await expect(line(page, "Camisa Antiga")).toHaveCount(0);
  await expect(finish(page)).toHaveAccessibleDescription("Por favor, preencha todos os campos do formulário");
});

test("two tabs hold the same cart", async ({ page, context }) => {
  const [first, second] = await findShirts(page);
  await openCart(page, [first, second]);
  const other = await context.newPage();
  await visit(other, "/carrinho");
  await line(other, first.name).getByRole("button", { name: "Aumentar" }).click();
  await expect(line(page, first.name).getByRole("spinbutton")).toHaveValue("2");
  await page.getByRole("button", { name: `Remover ${second.name}` }).click();
  await expect(line(other, second.name)).toHaveCount(0);
  await expect(line(other, first.name).getByRole("spinbutton")).toHaveValue("2");
});

test.describe("a cart that somebody else wrote", () => {
  test("is empty where nothing of it can be read", async ({ page }) => {
    for (const text of ["{", "null", "[]", '{"state":{"items":{}},"version":"x"}', '{"state":null}']) {
      await storeCart(page, text);
      await expect(page.getByText("Seu carrinho está vazio"), text).toBeVisible();
    }
  });

  test("keeps the lines that can be read, also with prices in reais", async ({ page }) => {
    const [first] = await findShirts(page);
    const { priceCents, ...rest } = first;
    const old = { ...rest, price: priceCents / 100, size: "G", quantity: 500 };
    await storeCart(page, JSON.stringify({ state: { items: [7, { id: "x" }, old] }, version: 0 }));
    await expect(line(page, first.name).getByRole("spinbutton")).toHaveValue("99");
    await expect(page.getByRole("link", { name: "Carrinho, 1 item" })).toBeVisible();
  });
});

test.describe("the delivery form", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test.beforeEach(async ({ page }) => {
    const [first] = await findShirts(page);
    await openCart(page, [first]);
  });

  test("fills the address in at the eighth digit", async ({ page }) => {
    await answerCep(page);
    await field(page, "CEP").pressSequentially("a0131-0100999");
    await expect(field(page, "CEP")).toHaveValue("01310100");
    await expect(field(page, "Endereço")).toHaveValue("Avenida Paulista, Bela Vista, São Paulo - SP");
    await expect(field(page, "CEP")).toHaveAccessibleDescription("Endereço encontrado");
    await expect(field(page, "Endereço")).toHaveAccessibleDescription(
      "Complete com o número e o complemento",
    );
  });

  test("leaves what was typed meanwhile and offers the address found", async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/cep/*", async (route) => {
      await answered.promise;
      await route.fulfill({ json: { address: "Rua Nova, Centro, Santos - SP" } });
    });
    await field(page, "CEP").fill("11010000");
    await expect(field(page, "CEP")).toHaveAccessibleDescription("Buscando endereço...");
    await field(page, "Endereço").fill("Rua que eu sei, 5");
    answered.resolve();
    await expect(page.getByText("Rua Nova, Centro, Santos - SP")).toBeVisible();
    await expect(field(page, "Endereço")).toHaveValue("Rua que eu sei, 5");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Usar este endereço" }).click();
    await expect(field(page, "Endereço")).toHaveValue("Rua Nova, Centro, Santos - SP");
  });

  test("ignores an answer for a CEP that no longer stands there", async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route("**/api/cep/11111111", async (route) => {
      await late.promise;
      await route.fulfill({ json: { address: "Rua Errada" } });
    });
    await page.route("**/api/cep/22222222", (route) => route.fulfill({ json: { address: "Rua Certa" } }));
    await field(page, "CEP").fill("11111111");
    await field(page, "CEP").fill("22222222");
    await expect(field(page, "Endereço")).toHaveValue("Rua Certa");
    const answered = page.waitForResponse("**/api/cep/11111111");
    late.resolve();
    await (await answered).finished();
    await expect(field(page, "Endereço")).toHaveValue("Rua Certa");
  });

  test("says 'CEP não encontrado' and lets one go on", async ({ page }) => {
    await page.route("**/api/cep/*", (route) =>
      route.fulfill({
        status: 404,
        json: { error: { code: "cep_not_found", message: "CEP não encontrado" } },
      }),
    );
    await field(page, "CEP").fill("99999999");
    await expect(page.getByText("CEP não encontrado")).toBeVisible();
    await expectAccessible(page);
    await field(page, "Nome").fill(delivery.customer);
    await field(page, "Endereço").fill(delivery.customer_address);
    await field(page, "WhatsApp").fill(delivery.customer_whatsapp);
    await expect(finish(page)).toBeEnabled();
  });

  test("says 'Erro ao buscar CEP' where nobody answers", async ({ page }) => {
    await page.route("**/api/cep/*", (route) => route.abort());
    await field(page, "CEP").fill("01310100");
    await expect(page.getByText("Erro ao buscar CEP")).toBeVisible();
  });

  test("shows a WhatsApp number as people write it, and lets it be mended in the middle", async ({
    page,
  }) => {
    const number = field(page, "WhatsApp");
    await number.pressSequentially("x11912345678999");
    await expect(number).toHaveValue("(11) 91234-5678");
    for (let presses = 0; presses < 5; presses += 1) await number.press("ArrowLeft");
    await number.press("Backspace");
    await expect(number).toHaveValue("(11) 91235-678");
    await page.keyboard.type("0");
    await expect(number).toHaveValue("(11) 91230-5678");
  });

  test("is still there after a reload", async ({ page }) => {
    await field(page, "Nome").fill("Marta Vieira");
    await field(page, "WhatsApp").fill("11912345678");
    await reload(page);
    await expect(field(page, "Nome")).toHaveValue("Marta Vieira");
    await expect(field(page, "WhatsApp")).toHaveValue("(11) 91234-5678");
  });
});
