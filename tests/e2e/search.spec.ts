import type { Page } from "@playwright/test";
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

async function openSearch(page: Page) {
  await visit(page, "/busca");
  await page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
  return page.getByRole("combobox", { name: "Buscar camisas" });
}
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });

test.describe("the search box", () => {
  test.use({ viewport: desktop });

  test("suggests products and categories while somebody types", async ({ page }) => {
    const box = await openSearch(page);
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute("placeholder", "Buscar camisas...");
    await box.pressSequentially("retro");
    const products = page.getByRole("group", { name: "Produtos" }).getByRole("option", { name: /R\$/ });
    await expect(products).toHaveCount(4);
    await expect(products.first().locator("mark")).toHaveText("Retrô");
    await expect(page.getByRole("group", { name: "Categorias" }).getByRole("option").first()).toHaveText(
      "Retrô",
    );
    await expect(option(page, /^Ver os \d+ resultados$/)).toBeVisible();
  });

  test("is moved through by the arrow keys, and Enter opens", async ({ page }) => {
    const box = await openSearch(page);
    await box.fill("retro");
    const first = page.getByRole("option").first();
    await expect(first).toBeVisible();
    await box.press("ArrowDown");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
    await box.press("ArrowUp");
    await expect(first).toHaveAttribute("aria-selected", "false");
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/produto\//);
    await expect(box).toBeHidden();
  });

  test("leads to all results by Enter", async ({ page }) => {
    const box = await openSearch(page);
    await box.fill("goleiro");
    await box.press("Enter");
    await expect(page).toHaveURL("/busca?q=goleiro");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resultados para “goleiro”");
  });

  test("leads to all results by its last entry", async ({ page }) => {
    const box = await openSearch(page);
    await box.fill("camisa");
    await option(page, /^Ver os \d+ resultados$/).click();
    await expect(page).toHaveURL("/busca?q=camisa");
  });

  test("closes by Esc, by its button and by the dimmed page", async ({ page }) => {
    const box = await openSearch(page);
    const toggle = page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true });
    await dismiss(page, box);
    await toggle.click();
    await page.getByRole("banner").getByRole("search").getByRole("button", { name: "Fechar busca" }).click();
    await expect(box).toBeHidden();
    await toggle.click();
    await expect(box).toBeFocused();
    await expect(async () => {
      await page.mouse.click(640, 850);
      await expect(box).toBeHidden({ timeout: 2000 });
    }).toPass();
  });

  test("says so when there is nothing", async ({ page }) => {
    const box = await openSearch(page);
    await box.fill("xyzxyz");
    await expect(page.getByRole("banner").getByRole("status")).toHaveText("Nenhum produto encontrado");
    await expect(box).toHaveAttribute("aria-expanded", "false");
  });

  test("survives a failing server: Enter still leads to the results", async ({ page }) => {
    await page.route("**/api/search/suggestions*", (route) => route.abort());
    const box = await openSearch(page);
    await box.fill("retro");
    await expect(page.getByText("Não foi possível buscar sugestões.")).toBeVisible();
    await box.press("Enter");
    await expect(page).toHaveURL("/busca?q=retro");
  });
  test.use({ expectedConsoleMessages: [/net::ERR_FAILED/] });
});

test.describe("the results of a search", () => {
  test("forgive accents, capitals and a typo", async ({ page }) => {
    await visit(page, "/busca?q=CAMIZA%20retro");
    await expect(page.getByRole("main").getByRole("article").first()).toContainText("Retrô");
  });

  test("are the same in spite of a typo in one of the words", async ({ page }) => {
    const names = page.getByRole("main").getByRole("article").getByRole("heading");
    await visit(page, "/busca?q=camisa%20selecao");
    const wanted = await names.allTextContents();
    expect(wanted.length).toBeGreaterThan(1);
    await visit(page, "/busca?q=camissa%20selecao");
    expect((await names.allTextContents()).sort()).toEqual(wanted.sort());
  });

  test("say how many there are", async ({ page }) => {
    await visit(page, "/busca?q=jaqueta");
    const count = await page.getByRole("main").getByRole("article").count();
    await expect(page.getByRole("status").filter({ hasText: /produtos?$/ })).toHaveText(`${count} produtos`);
  });

  test("offer ideas when there are none, and stay out of the indexes", async ({ page }) => {
    await visit(page, "/busca?q=xyzxyz");
    await expect(page.getByText("Nenhum produto encontrado", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Navegue por Categorias" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Qual camisa você procura?" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+\?text=.*xyzxyz/,
    );
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  });

  test("can be searched again", async ({ page }) => {
    await visit(page, "/busca");
    await page.getByRole("searchbox", { name: "O que você procura" }).fill("inverno");
    await page.getByRole("search", { name: "Nova busca" }).getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/busca?q=inverno");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header leads to a plain form, and that to the results", async ({ page }) => {
    await visit(page, "/categoria/lancamentos");
    await page.getByRole("banner").getByRole("link", { name: "Buscar" }).click();
    await page.getByRole("searchbox", { name: "O que você procura" }).fill("retrô");
    await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test("the open search and its results are accessible and fit phone and desktop", async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const box = await openSearch(page);
    await box.fill("cam");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await visit(page, "/busca?q=xyzxyz");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
});
