import {
  cells,
  dialog,
  makeProduct,
  openProduct,
  openProducts,
  row,
  toast,
} from "./admin-products-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, test } from "./fixtures.ts";

// The viewport is large enough that toasts do not cover a form's buttons.
test.use({ viewport: desktop });

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test.describe("a shop that does not answer", () => {
  test.use({ expectedConsoleMessages: [/Failed to load resource/] });

  test("loses nothing of what was typed, and says what failed", async ({ page }) => {
    const product = await makeProduct(page, { colors: ["#ff0000", "#00ff00"] });
    await openProduct(page, product);
    const form = dialog(page);
    await page.route("**/api/admin/products/**", (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await page.getByRole("button", { name: "Remover imagem 1" }).click();
    await expect(toast(page, "Erro ao remover imagem. Tente novamente.")).toBeVisible();
    await page.getByRole("button", { name: "Definir como principal a imagem 2" }).click();
    await expect(toast(page, "Erro ao definir imagem principal. Tente novamente.")).toBeVisible();
    await form.getByLabel("Preço (R$)").fill("249,90");
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    await expect(toast(page, "Erro ao atualizar produto. Tente novamente.")).toBeVisible();
    await expect(form.getByLabel("Preço (R$)")).toHaveValue("249.90");
    await expect(cells(page)).toHaveCount(2);
    await page.unroute("**/api/admin/products/**");
    await form.getByLabel("Preço (R$)").press("Enter");
    await expect(row(page, product.name)).toContainText("R$ 249,90");

    await page.route(`**/api/admin/products/${product.id}`, (route) => route.abort());
    await row(page, product.name).getByRole("button", { name: "Excluir" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(toast(page, "Erro ao excluir produto. Tente novamente.")).toBeVisible();
    await row(page, product.name).getByRole("button", { name: "Editar" }).click();
    await expect(form.getByText("Erro ao carregar imagens do produto")).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  });

  test("shows that the list did not come, and a product that is gone", async ({ page }) => {
    await page.route("**/api/admin/products?*", (route) => route.fulfill({ status: 400, json: {} }));
    await openProducts(page);
    await expect(page.getByText("Falha ao carregar produtos. Tente novamente.")).toBeVisible();
    await page.unroute("**/api/admin/products?*");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("table", { name: "Produtos" })).toBeVisible();
    await openProducts(page, "?produto=00000000-0000-4000-8000-000000000000");
    await expect(dialog(page).getByText("Produto não encontrado")).toBeVisible();
  });
});

test.describe("two administrators on one product", () => {
  test.use({ expectedConsoleMessages: [/409/] });

  test("the second is told, keeps what was typed, and decides", async ({ page }) => {
    const product = await makeProduct(page);
    await openProduct(page, product);
    const form = dialog(page);
    const changeMeanwhile = async (name: string) => {
      const path = `/api/admin/products/${product.id}`;
      const { updated_at } = await (await page.request.get(path)).json();
      await page.request.put(path, { data: { name, price: 1, category_id: "1", updated_at } });
    };
    await changeMeanwhile("Da colega");
    await form.getByLabel("Nome").fill(`${product.name} minha`);
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    await expect(form.getByText(/Este produto foi alterado por outra pessoa/)).toBeVisible();
    await expect(form.getByLabel("Nome")).toHaveValue(`${product.name} minha`);
    await expectAccessible(page);
    await form.getByRole("button", { name: "Descartar e ver a versão atual" }).click();
    await expect(form.getByLabel("Nome")).toHaveValue("Da colega");

    await changeMeanwhile("De novo a colega");
    await form.getByLabel("Nome").fill(`${product.name} enfim`);
    await form.getByRole("button", { name: "Salvar Alterações" }).click();
    await form.getByRole("button", { name: "Salvar mesmo assim" }).click();
    await expect(toast(page, "Produto atualizado com sucesso!")).toBeVisible();
    await expect(row(page, `${product.name} enfim`)).toBeVisible();
  });
});
