import type { Page } from "@playwright/test";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

// All tests share the shop's demo, so the responses about the first steps and the demo are mocked here. The removal
// itself is tested at the API (tests/demo-removal.db.test.ts).
async function answerSteps(page: Page) {
  const steps = {
    hidden: false,
    done: {
      name: true,
      whatsapp: true,
      pix: false,
      logo: true,
      category: true,
      product: true,
      banner: true,
      demo: false,
    },
  };
  const report = {
    leaving: { products: 54, categories: 5, banners: 4, customers: 3, orders: 40 },
    staying: { products: 1, categories: 1, banners: 0, customers: 0 },
  };
  await page.route("**/api/admin/first-steps", async (route) => {
    if (route.request().method() === "PUT") Object.assign(steps, route.request().postDataJSON());
    await route.fulfill({ json: steps });
  });
  await page.route("**/api/admin/demo", async (route) => {
    if (route.request().method() === "DELETE") steps.done.demo = true;
    await route.fulfill({ json: report });
  });
  return steps;
}

test("the first steps lead to what is missing, can be put away and end by themselves", async ({ page }) => {
  await page.setViewportSize(desktop);
  await signInAsOwner(page.context());
  await blockChangeEvents(page.context());
  const steps = await answerSteps(page);
  await visit(page, "/admin");
  const list = page.getByRole("region", { name: "Primeiros passos" });
  await expect(list).toContainText("6 de 8");
  await expect(list.getByText("Concluído:")).toHaveCount(6);
  await expect(list.getByRole("link")).toHaveText(["Cadastrar a chave Pix"]);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await reload(page);
  await expect(list.getByRole("link")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);

  await list.getByRole("button", { name: "Ocultar" }).click();
  await expect(page.getByText("Primeiros passos ocultados")).toBeVisible();
  await expect(list).toBeHidden();
  await visit(page, "/admin/configuracoes?secao=loja");
  await page.getByRole("button", { name: "Mostrar primeiros passos" }).click();
  await expect(page.getByRole("button", { name: "Mostrar primeiros passos" })).toBeHidden();

  await visit(page, "/admin");
  await list.getByRole("link", { name: "Cadastrar a chave Pix" }).click();
  await expect(page).toHaveURL("/admin/configuracoes?secao=pix");
  steps.done.pix = true;
  await visit(page, "/admin");
  await list.getByRole("button", { name: "Remover dados de demonstração" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remover dados de demonstração" });
  await expect(dialog).toContainText(
    "54 produtos, 5 categorias, 4 banners, 3 contas de clientes e 40 pedidos",
  );
  await expect(dialog).toContainText("1 produto e 1 categoria da demonstração que você alterou");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remover dados" }).click();
  await expect(page.getByText("Dados de demonstração removidos")).toBeVisible();
  await expect(list).toBeHidden();
});
