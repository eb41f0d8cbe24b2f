import type { Page } from "@playwright/test";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { goBack, visit } from "./navigation.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const pricesOf = async (page: Page) => {
  const texts = await cards(page).getByText(/^R\$/).allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, "")));
};

test.describe("a category", () => {
  test.use({ viewport: desktop });

  test("has its hero, its path and its products", async ({ page }) => {
    await visit(page, "/categoria/brasileiros");
    await expect(page.getByRole("heading", { level: 1, name: "Times Brasileiros" })).toBeVisible();
    const crumbs = page.getByRole("navigation", { name: "Você está em" });
    await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(crumbs.getByText("Times Brasileiros")).toHaveAttribute("aria-current", "page");
    const count = await cards(page).count();
    await expect(page.getByRole("status").filter({ hasText: "produtos" })).toHaveText(`${count} produtos`);
  });

  test("is not repeated on its own cards, but named where categories are mixed", async ({ page }) => {
    await visit(page, "/categoria/brasileiros");
    await expect(cards(page).first().getByText("Times Brasileiros", { exact: true })).toHaveCount(0);
    await visit(page, "/categoria/promocoes");
    await expect(cards(page).filter({ hasText: "Times Brasileiros" }).first()).toBeVisible();
  });

  test("is reached by its number, its name and its short name", async ({ page }) => {
    for (const key of ["1", "times-brasileiros", "brasileiros"]) {
      await visit(page, `/categoria/${key}`);
      await expect(page.getByRole("heading", { level: 1 }), key).toHaveText("Times Brasileiros");
    }
  });

  test("is reached by the address of its picture, too", async ({ page }) => {
    await visit(page, "/categorias/4");
    await expect(page).toHaveURL(/\/categoria\/4$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Retrô");
  });

  test("is narrowed by its subcategories", async ({ page }) => {
    await visit(page, "/categoria/brasileiros");
    const all = await cards(page).count();
    const chips = page.getByRole("group", { name: "Subcategorias" });
    await expect(chips.getByRole("link").first()).toHaveText("Todas");
    await expect(chips.getByRole("link", { name: "Todas" })).toHaveAttribute("aria-current", "page");
    await chips.getByRole("link", { name: "Goleiro" }).click();
    await expect(page).toHaveURL(/\?subcategoria=goleiro$/);
    await expect(chips.getByRole("link", { name: "Goleiro" })).toHaveAttribute("aria-current", "page");
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
  });

  test("is sorted by price, and keeps its filter", async ({ page }) => {
    await visit(page, "/categoria/brasileiros?subcategoria=titular");
    await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Menor preço");
    await expect(page).toHaveURL(/\?subcategoria=titular&ordem=menor-preco$/);
    await expect
      .poll(async () => {
        const prices = await pricesOf(page);
        return prices.join() === prices.toSorted((a, b) => a - b).join();
      })
      .toBe(true);
    await goBack(page);
    await expect(page.getByRole("combobox", { name: "Ordenar por" })).toHaveValue("recentes");
  });

  test("opens from the header, eight skeletons or none in between", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Retrô" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Retrô");
    await expect(page).toHaveTitle("Retrô | Manto");
  });
});

test.describe("the special listings", () => {
  test("lancamentos has the ten newest", async ({ page }) => {
    await visit(page, "/categoria/lancamentos");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lançamentos");
    await expect(cards(page)).toHaveCount(10);
  });

  test("promocoes says so where nothing is on offer, and leads from the offers to all products", async ({
    page,
  }) => {
    await visit(page, "/categoria/promocoes");
    await expect(page.getByText("Nenhuma camisa com desconto agora. Veja todas.")).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await visit(page, "/categoria/promocoes?desconto=1");
    await expect(page.getByText("Nenhuma camisa com desconto agora.")).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Veja todas" }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  test("promocoes has all products, 24 of them in the page, the rest on scroll", async ({ page }) => {
    await visit(page, "/categoria/promocoes");
    const status = page.getByRole("status").filter({ hasText: "produtos" });
    const total = Number((await status.textContent())?.replace(/\D/g, ""));
    expect(total).toBeGreaterThan(48);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000);
        return cards(page).count();
      })
      .toBe(total);
    await expect(page.getByRole("link", { name: "Mostrar mais produtos" })).toBeHidden();
  });

  test("a busy browser that tells late of the list's end still brings the rest", async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const held: IntersectionObserverEntry[] = [];
          super((positions, observer) => {
            held.push(...positions);
            if (held.length > 1) tell(held.splice(0), observer);
          }, options);
        }
      };
    });
    await visit(page, "/categoria/promocoes");
    await page.getByRole("link", { name: "Mostrar mais produtos" }).scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  });

  test("a step back returns to the same place among the products that were added", async ({ page }) => {
    await visit(page, "/categoria/promocoes");
    await page.getByRole("link", { name: "Mostrar mais produtos" }).scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
    const card = cards(page).nth(30);
    const name = await card.getByRole("heading").textContent();
    const details = card.getByRole("link", { name: "Detalhes" });
    // Hovering scrolls the page like the click would, so that the click itself does not scroll.
    await details.hover();
    const before = await page.evaluate(() => window.scrollY);
    await details.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await goBack(page);
    await expect(cards(page).nth(30).getByRole("heading")).toHaveText(name ?? "");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("says so when more products cannot be loaded, and tries again", async ({ page }) => {
    await page.route("**/categoria/promocoes.data?pagina=2*", (route) => route.abort());
    await visit(page, "/categoria/promocoes");
    await page.getByRole("link", { name: "Mostrar mais produtos" }).scrollIntoViewIfNeeded();
    await expect(page.getByText("Falha ao carregar produtos. Tente novamente.")).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.unroute("**/categoria/promocoes.data?pagina=2*");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  });
  test.use({ expectedConsoleMessages: [/net::ERR_FAILED/] });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of a listing are plain links", async ({ page }) => {
    await visit(page, "/categoria/promocoes");
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole("link", { name: "Próxima página" }).click();
    await expect(page).toHaveURL(/\?pagina=2$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test("the order is a plain form", async ({ page }) => {
    await visit(page, "/categoria/brasileiros?subcategoria=titular");
    await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Maior preço");
    await page.getByRole("button", { name: "Ordenar" }).click();
    await expect(page).toHaveURL(/subcategoria=titular&ordem=maior-preco/);
    const prices = await pricesOf(page);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});

test("an order chosen before the script has come counts", async ({ page }) => {
  let letScriptCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/categoria/brasileiros", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Menor preço");
  letScriptCome();
  await expect(page).toHaveURL(/\?ordem=menor-preco$/);
  await expect(page.getByRole("combobox", { name: "Ordenar por" })).toHaveValue("menor-preco");
});

test.describe("what does not exist", () => {
  test.use({ expectedConsoleMessages: [/status of 404/] });

  test("a key that means nothing is an empty listing and a 404", async ({ page }) => {
    const response = await visit(page, "/categoria/chuteiras");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Categoria não encontrada");
    await expect(page.getByText("Nenhum produto encontrado nesta categoria")).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test("a page beyond the last, or before the first, is a 404", async ({ page }) => {
    for (const path of ["/categoria/brasileiros?pagina=9", "/categoria/brasileiros?pagina=0"]) {
      const response = await visit(page, path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByText("Página não encontrada"), path).toBeVisible();
    }
  });
});

test("a category is accessible and fits phone and desktop", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/categoria/brasileiros");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);
  await expectNoSidewaysScroll(page);
});
