import type { Page } from "@playwright/test";
import { dismiss, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { openProduct, parts, screens } from "./product-support.ts";

const unknownProduct = "/produto/00000000-0000-4000-8000-000000000000";

const inCents = (price: string | null) => Number((price ?? "").replace(/\D/g, ""));

/** The price under the product's name. */
async function headPrice(page: Page): Promise<number> {
  const text = await page.locator("h1 + div .price").textContent();
  return inCents(text);
}

async function savedLines(page: Page) {
  const saved = await page.evaluate(() => localStorage.getItem("cart-storage"));
  return JSON.parse(saved ?? '{"state":{"items":[]}}').state.items;
}

for (const screen of screens) {
  test.describe(`the product page ${screen.name}`, () => {
    test.use(screen.use);

    test("is accessible and stays within the screen, the fields of the customisation included", async ({
      page,
    }) => {
      await openProduct(page);
      await parts(page).customize.check();
      await expect(parts(page).name).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test("puts a customised shirt into the cart by the keyboard alone", async ({ page }) => {
      const path = await openProduct(page);
      const { add, customize, name, number, size } = parts(page);
      const unit = await headPrice(page);
      await tabTo(page, size("P"));
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowRight");
      await expect(size("M")).toBeChecked();
      await tabTo(page, customize);
      await page.keyboard.press("Space");
      await tabTo(page, name);
      await page.keyboard.type("joão");
      await tabTo(page, number);
      await page.keyboard.type("10");
      await tabTo(page, add);
      await page.keyboard.press("Enter");
      await expect(page.getByText("Adicionado ao carrinho")).toBeVisible();
      expect(await savedLines(page)).toEqual([
        expect.objectContaining({
          id: path.split("/").at(-1),
          size: "M",
          quantity: 1,
          priceCents: unit + 2000,
          customization: { name: "JOÃO", number: "10" },
        }),
      ]);
      await expect(add).toBeFocused();
    });
  });
}

test.describe("the product page", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("shows where it stands, what it sells and what comes after the order", async ({ page }) => {
    const path = await openProduct(page);
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect(page).toHaveTitle(`${name} | Manto`);
    const crumbs = page.getByRole("navigation", { name: "Você está em" });
    await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(crumbs.getByRole("link").nth(1)).toHaveAttribute("href", /^\/categoria\/[^/]+$/);
    await expect(crumbs.locator("[aria-current=page]")).toHaveText(name);
    expect(await headPrice(page)).toBeGreaterThan(0);
    await expect(
      page.getByText(
        "Depois do pedido, um atendente confirma os dados e o pagamento com você pelo WhatsApp.",
      ),
    ).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    const related = page.getByRole("region", { name: "Você também pode gostar" });
    await expect(related.getByRole("article")).toHaveCount(4);
  });

  test("is told to search engines as a product with an offer and a breadcrumb", async ({ page }) => {
    await openProduct(page);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = scripts.map((text) => JSON.parse(text)["@type"]);
    expect(types).toEqual(expect.arrayContaining(["Product", "BreadcrumbList"]));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^http/);
  });

  test("asks for a size until one is chosen, and says why the button is disabled", async ({ page }) => {
    await openProduct(page);
    const { add, form, size } = parts(page);
    const sizes = form.getByRole("radiogroup", { name: "Tamanho" });
    await expect(sizes.getByRole("radio")).toHaveCount(4);
    await expect(sizes).toHaveText(/Selecione um tamanho/);
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription("Escolha o tamanho");
    await size("M").check();
    await expect(page.getByText("Selecione um tamanho")).toHaveCount(0);
    await expect(add).toBeEnabled();
  });

  test("asks for name and number once customisation is on, and raises the price", async ({ page }) => {
    await openProduct(page);
    const { add, customize, name, number, size } = parts(page);
    const plain = await headPrice(page);
    await size("G").check();
    await expect(page.getByText("+ R$ 20,00 por camisa")).toBeVisible();
    await customize.check();
    await expect.poll(() => headPrice(page)).toBe(plain + 2000);
    await expect(page.getByText(/^R\$\s[\d.,]+ \+ R\$\s20,00 da personalização$/)).toBeVisible();
    await expect(add).toBeDisabled();
    await expect(page.getByText("Complete os dados da personalização")).toBeVisible();
    await expect(add).toHaveAccessibleDescription("Complete os dados da personalização");
    await name.fill("ana");
    await expect(add).toBeDisabled();
    await number.fill("7");
    await expect(add).toBeEnabled();
    await customize.uncheck();
    await expect.poll(() => headPrice(page)).toBe(plain);
    await expect(add).toBeEnabled();
  });

  test("forces the name into fifteen capitals and the number into two digits", async ({ page }) => {
    await openProduct(page);
    const { customize, name, number } = parts(page);
    await customize.check();
    await name.pressSequentially("joão 💚 d’ávila");
    await expect(name).toHaveValue("JOÃO D'ÁVILA");
    await expect(page.getByText("12/15")).toBeVisible();
    await name.fill("straße-ação ⚽ número");
    await expect(name).toHaveValue("STRASSE-AÇÃO NÚ");
    await expect(page.getByText("15/15")).toBeVisible();
    await number.pressSequentially("a1b0c5");
    await expect(number).toHaveValue("10");
  });

  test("leaves the caret where it is when a letter is put into the middle", async ({ page }) => {
    await openProduct(page);
    const { customize, name } = parts(page);
    await customize.check();
    await name.fill("jão");
    await name.press("Home");
    await name.press("ArrowRight");
    await name.pressSequentially("oo");
    await expect(name).toHaveValue("JOOÃO");
  });

  test("counts from 1 to 99 and shows the total of more than one", async ({ page }) => {
    await openProduct(page);
    const { form, size } = parts(page);
    const unit = await headPrice(page);
    const quantity = form.getByRole("spinbutton", { name: "Quantidade" });
    await expect(form.getByRole("button", { name: "Diminuir" })).toBeDisabled();
    await quantity.fill("120");
    await quantity.blur();
    await expect(quantity).toHaveValue("12");
    await quantity.fill("0");
    await quantity.blur();
    await expect(quantity).toHaveValue("1");
    await size("P").check();
    await form.getByRole("button", { name: "Aumentar" }).click();
    await expect
      .poll(async () => inCents(await form.locator("[data-buy-bar] .price").textContent()))
      .toBe(unit * 2);
    await expect.poll(() => headPrice(page)).toBe(unit);
  });

  test("raises the quantity of the same shirt and makes a line of another one", async ({ page }) => {
    await openProduct(page);
    const { add, size } = parts(page);
    await size("G").check();
    await add.click();
    await add.click();
    await expect(page.getByRole("link", { name: "Carrinho, 1 item" })).toBeVisible();
    await size("GG").check();
    await add.click();
    await expect(page.getByRole("link", { name: "Carrinho, 2 itens" })).toBeVisible();
    const lines = await savedLines(page);
    expect(lines.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1]);
  });

  test("explains the sizes in centimetres and the returns in words", async ({ page }) => {
    await openProduct(page);
    const guideButton = page.getByRole("button", { name: "Guia de tamanhos" });
    await guideButton.click();
    const guide = page.getByRole("dialog", { name: "Guia de tamanhos" });
    await expect(guide.getByRole("rowheader")).toHaveText(["P", "M", "G", "GG"]);
    await expect(guide.getByRole("columnheader")).toHaveText(["Tamanho", "Tórax", "Comprimento", "Manga"]);
    await expect(guide.getByText("Como medir")).toBeVisible();
    await expectAccessible(page);
    await dismiss(page, guide);
    await expect(guideButton).toBeFocused();
    await page.getByText("Trocas e devoluções").first().click();
    await expect(page.getByText("Você tem 7 dias", { exact: false })).toBeVisible();
  });

  test.describe("of a product that is not there", () => {
    test.use({ expectedConsoleMessages: [/404/] });

    test("answers 404 and leads back home", async ({ page }) => {
      const answer = await visit(page, unknownProduct);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Produto não encontrado" })).toBeVisible();
      await expect(
        page.getByText("O produto que você está procurando não foi encontrado ou pode ter sido removido."),
      ).toBeVisible();
      await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");
      await expectAccessible(page);
    });
  });
});

test.describe("the product page under a finger", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("keeps the buy button in view at the lower edge, once", async ({ page }) => {
    await openProduct(page);
    const { add, size } = parts(page);
    await expect(add).toHaveCount(1);
    await expect
      .poll(() => page.locator("[data-buy-bar]").boundingBox())
      .toMatchObject({ x: 0, width: phone.width, height: 72, y: phone.height - 72 });
    await size("G").check();
    await expect(page.locator("[data-buy-bar]")).toContainText("G");
    await page.getByRole("contentinfo").getByText("CNPJ").scrollIntoViewIfNeeded();
    await expect(add).toBeInViewport({ ratio: 0.99 });
  });
});

test("a choice made before the script has come counts", async ({ page }) => {
  let letScriptCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  const home = await (await page.request.get("/")).text();
  await page.goto(home.match(/\/produto\/[0-9a-f-]{36}/)?.[0] ?? "", { waitUntil: "commit" });
  await parts(page).size("G").check();
  letScriptCome();
  await expect(page.getByText("Selecione um tamanho")).toHaveCount(0);
  await expect(parts(page).add).toBeEnabled();
});

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>) {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the Tab key does not lead there");
}
