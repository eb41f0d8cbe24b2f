import type { Locator, Page } from "@playwright/test";
import {
  desktop,
  dismiss,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";

const cards = (page: Page) => page.getByRole("region", { name: "Lançamentos" }).getByRole("article");
const nameOf = async (card: Locator) => (await card.getByRole("heading").textContent()) ?? "";
const cartButton = (card: Locator) => card.getByRole("button", { name: /^Adicionar .+ ao carrinho$/ });
const storedCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cart-storage") ?? "null")?.state.items);

test("a card shows picture, category, name, price, 'Detalhes' and an add-to-cart button", async ({
  page,
}) => {
  await visit(page, "/");
  const card = cards(page).first();
  const name = await nameOf(card);
  await expect(card.getByRole("img", { name })).toBeVisible();
  await expect(
    card.getByText(/^(Times Brasileiros|Internacionais|Seleções|Retrô|Conjuntos|Inverno)$/),
  ).toBeVisible();
  await expect(card.getByText("Novo", { exact: true })).toBeVisible();
  await expect(card.getByText(/^R\$\s\d{2,3},\d{2}$/)).toBeVisible();
  await expect(card.getByRole("link", { name: "Detalhes", exact: true })).toHaveAttribute(
    "href",
    /^\/produto\/[0-9a-f-]{36}$/,
  );
  await expect(card.getByRole("button", { name: `Adicionar ${name} ao carrinho` })).toBeVisible();
});

test("a picture comes in modern formats with its size known", async ({ page }) => {
  await visit(page, "/");
  const picture = cards(page).first().locator("picture");
  await expect(picture.locator("source").first()).toHaveAttribute("type", "image/avif");
  await expect(picture.locator("source").last()).toHaveAttribute("type", "image/webp");
  await expect(picture.locator("img")).toHaveAttribute("width", /^\d+$/);
  await expect(picture.locator("img")).toHaveAttribute("height", /^\d+$/);
  await expect(picture.locator("img")).toHaveAttribute("loading", "lazy");
});

test("the picture and the name lead to the product as well", async ({ page }) => {
  await visit(page, "/");
  const card = cards(page).first();
  const href = await card.getByRole("link", { name: "Detalhes" }).getAttribute("href");
  await expect(card.getByRole("link", { name: await nameOf(card) })).toHaveAttribute("href", href ?? "");
  await card.getByRole("img").click();
  await expect(page).toHaveURL(href ?? "");
});

test("a card is two stops of the Tab key", async ({ page }) => {
  await visit(page, "/");
  const first = cards(page).first();
  await first.getByRole("link", { name: "Detalhes" }).focus();
  await page.keyboard.press("Tab");
  await expect(cartButton(first)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cards(page).nth(1).getByRole("link", { name: "Detalhes" })).toBeFocused();
});

test("two cards stand in a row on a phone and four on a desktop, prices and buttons aligned", async ({
  page,
}) => {
  await visit(page, "/");
  /** The number of cards in the first row, and the number of different heights of their prices and buttons. */
  const measure = () =>
    cards(page).evaluateAll((all) => {
      const top = (element: Element | null | undefined) =>
        Math.round(element?.getBoundingClientRect().y ?? -1);
      const row = all.filter((card) => top(card) === top(all[0]));
      const heights = (selector: string) =>
        new Set(row.map((card) => top(card.querySelector(selector)))).size;
      return { columns: row.length, prices: heights(".price"), buttons: heights("button") };
    });
  for (const [viewport, columns] of [
    [phone, 2],
    [desktop, 4],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect.poll(measure).toEqual({ columns, prices: 1, buttons: 1 });
  }
});

test.describe("adding from a card", () => {
  for (const viewport of [phone, desktop]) {
    test(`asks for a size without leaving the list, at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, "/");
      const card = cards(page).first();
      const name = await nameOf(card);
      await cartButton(card).click();
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog.getByRole("radio")).toHaveCount(4);
      for (const size of ["P", "M", "G", "GG"]) {
        await expect(dialog.getByRole("radio", { name: size, exact: true })).toBeAttached();
      }
      const add = dialog.getByRole("button", { name: "Adicionar ao carrinho" });
      await expect(add).toBeDisabled();
      await expect(dialog.getByText("Selecione um tamanho")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await dialog.getByText("G", { exact: true }).click();
      await expect(dialog.getByText("Selecione um tamanho")).toBeHidden();
      await add.click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL("/");
      await expect(page.getByText("Adicionado ao carrinho")).toBeVisible();
      await expect(page.getByRole("link", { name: "Carrinho, 1 item" })).toBeVisible();
      await expect(cartButton(card)).toBeFocused();
      expect(await storedCart(page)).toMatchObject([{ name, size: "G", quantity: 1 }]);
      expect((await storedCart(page))[0]).not.toHaveProperty("customization");
    });
  }

  test("works by keyboard alone", async ({ page }) => {
    await visit(page, "/");
    const card = cards(page).first();
    const name = await nameOf(card);
    await card.getByRole("link", { name: "Detalhes" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(page.locator("[role=dialog]:focus-within")).toBeVisible();
    const firstSize = dialog.getByRole("radio", { name: "P", exact: true });
    for (let presses = 0; presses < 5; presses += 1) {
      if (await firstSize.evaluate((radio) => radio === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(firstSize).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: "M", exact: true })).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(cartButton(card)).toBeFocused();
    expect(await storedCart(page)).toMatchObject([{ name, size: "M", quantity: 1 }]);
  });

  test("Esc closes the choice, adds nothing and gives the focus back", async ({ page }) => {
    await visit(page, "/");
    const card = cards(page).first();
    await cartButton(card).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("P", { exact: true }).click();
    await dismiss(page, dialog);
    await expect(cartButton(card)).toBeFocused();
    await expect(page.getByRole("banner").getByRole("link", { name: "Carrinho", exact: true })).toBeVisible();
    await cartButton(card).click();
    await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("the same shirt in the same size becomes one line of two", async ({ page }) => {
    await visit(page, "/");
    for (const _ of [1, 2]) {
      await cartButton(cards(page).first()).click();
      await page.getByRole("dialog").getByText("GG", { exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Adicionar ao carrinho" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    expect(await storedCart(page)).toMatchObject([{ size: "GG", quantity: 2 }]);
  });
});

test.describe("after adding from a card", () => {
  test.use({ expectedConsoleMessages: [/status of 404/] });

  test("the notice leads to the cart", async ({ page }) => {
    await visit(page, "/");
    await cartButton(cards(page).first()).click();
    await page.getByRole("dialog").getByText("P", { exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Adicionar ao carrinho" }).click();
    await page.getByRole("button", { name: "Ver carrinho" }).click();
    await expect(page).toHaveURL("/carrinho");
  });
});

test.describe("when the size choice cannot be loaded", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("the button leads to the product's page, which asks for a size too", async ({ page }) => {
    await page.route("**/size-dialog-*.js", (route) => route.abort());
    await visit(page, "/");
    const card = cards(page).first();
    const href = await card.getByRole("link", { name: "Detalhes" }).getAttribute("href");
    await cartButton(card).click();
    await expect(page).toHaveURL(href ?? "");
  });
});

test.describe("a picture that does not load", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("gives way to 'Imagem indisponível'", async ({ page }) => {
    await page.route("**/storage/v1/**", (route) => route.abort());
    await visit(page, "/");
    const card = cards(page).first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText("Imagem indisponível")).toBeVisible();
    await expect(card.getByRole("img")).toHaveCount(0);
    await expectAccessible(page);
  });

  test("is noticed even when it failed before the page came alive", async ({ page }) => {
    const { promise: mayRun, resolve: run } = Promise.withResolvers<void>();
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/storage/v1/"));
    await page.route("**/storage/v1/**", (route) => route.abort());
    await page.route("**/assets/*.js", async (route) => {
      await mayRun;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.goto("/", { waitUntil: "commit" });
    await failed;
    await expect(cards(page).first().getByRole("img")).toBeAttached();
    run();
    await expect(cards(page).first().getByText("Imagem indisponível")).toBeVisible();
  });
});
