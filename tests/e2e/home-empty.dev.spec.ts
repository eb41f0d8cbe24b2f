import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";

// The development server of these tests holds a shop without categories, products and banners. Its own reloading may
// find its port taken by another one on the same machine, which is nothing of ours.
test.use({ expectedComplaints: [/websocket/i] });

const sectionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("without banners of its own the shop shows the three fallback slides", async ({ page }) => {
  await page.goto("/");
  const banners = sectionOf(page, "Banners");
  const dots = banners.getByRole("button", { name: /^Banner \d/ });
  await expect(dots).toHaveCount(3);
  const slides = [
    ["Novos lançamentos", "/categoria/lancamentos"],
    ["Times brasileiros", "/categoria/brasileiros"],
    ["Promoções especiais", "/categoria/promocoes"],
  ] as const;
  for (const [index, [title, link]] of slides.entries()) {
    await dots.nth(index).click();
    await expect(banners.getByRole("heading")).toHaveText(title);
    await expect(banners.getByRole("link", { name: "Comprar Agora" })).toHaveAttribute("href", link);
  }
  await expect(banners.getByText("Até 40% de desconto em camisas selecionadas")).toBeVisible();
});

test("without categories the six fixed tiles lead to the listings", async ({ page }) => {
  await page.goto("/");
  const tiles = sectionOf(page, "Navegue por Categorias").getByRole("link");
  const links = await tiles.evaluateAll((all) =>
    all.map((tile) => [tile.textContent, tile.getAttribute("href")]),
  );
  expect(links).toEqual([
    ["Times Brasileiros", "/categoria/brasileiros"],
    ["Internacionais", "/categoria/internacionais"],
    ["Seleções", "/categoria/selecoes"],
    ["Retrô", "/categoria/retro"],
    ["Conjuntos", "/categoria/conjuntos"],
    ["Inverno", "/categoria/inverno"],
  ]);
});

test("without products both shelves say so", async ({ page }) => {
  await page.goto("/");
  await expect(sectionOf(page, "Destaques").getByText("Nenhum produto encontrado")).toBeVisible();
  await expect(sectionOf(page, "Lançamentos").getByText("Nenhum produto encontrado")).toBeVisible();
});

test("an empty shop is accessible", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
});
