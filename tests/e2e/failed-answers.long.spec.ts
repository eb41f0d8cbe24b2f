import type { Page } from "@playwright/test";
import { createCustomer, fillLogin, newEmail, password } from "./accounts-support.ts";
import { enterOrder, openOrdersOf, row } from "./admin-orders-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { answerCep, fillDelivery, findShirts, finish, openCart, storedItems } from "./checkout-support.ts";
import { chooseFromMenu, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.use({ expectedConsoleMessages: [/status of 50\d/] });

/** Answers that say nothing which a person could read. */
const empty = { status: 500, body: "" };
const broken = { status: 500, contentType: "application/json", body: '{"error":' };
const proxyPage = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" };

const fail = (page: Page, path: string, answer: typeof empty) =>
  page.route(path, (route) => route.fulfill(answer));

test.describe("an answer without a message", () => {
  test("is explained where somebody signs in", async ({ page }) => {
    await fail(page, "**/auth/v1/token*", empty);
    await visit(page, "/login");
    await fillLogin(page, newEmail());
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("form").getByRole("alert")).toHaveText(
      "Erro ao fazer login. Tente novamente.",
    );
  });

  test("is explained where somebody registers, and what was typed stays", async ({ page }) => {
    await fail(page, "**/auth/v1/signup*", broken);
    await visit(page, "/cadastro");
    await page.getByLabel("Nome completo").fill("Marta Vieira");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByLabel("Confirmar senha").fill(password);
    await page.getByRole("button", { name: "Criar Conta" }).click();
    await expect(page.getByRole("form").getByRole("alert")).toHaveText(
      "Não foi possível completar o cadastro. Tente novamente.",
    );
    await expect(page.getByLabel("Nome completo")).toHaveValue("Marta Vieira");
  });

  test("is explained where somebody asks for a new password", async ({ page }) => {
    await fail(page, "**/auth/v1/recover*", proxyPage);
    await visit(page, "/recuperar-senha");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByRole("form").getByRole("button").click();
    await expect(page.getByRole("form").getByRole("alert")).toHaveText(
      "Não foi possível enviar o email de redefinição. Tente novamente.",
    );
  });

  test("is explained where somebody orders, and the cart stays", async ({ page }) => {
    await createCustomer(page);
    await answerCep(page);
    const [shirt] = await findShirts(page);
    await openCart(page, [shirt]);
    await fillDelivery(page);
    await fail(page, "**/api/orders", empty);
    await finish(page).click();
    await expect(
      page.getByText("Ocorreu um erro ao processar seu pedido. Por favor, tente novamente."),
    ).toBeVisible();
    expect(await storedItems(page)).toHaveLength(1);
  });

  test("is explained in place of a listing, with none of its own words", async ({ page }) => {
    await visit(page, "/");
    await fail(page, "**/categoria/retro.data*", proxyPage);
    await page.getByRole("banner").getByRole("link", { name: "Retrô" }).click();
    await expect(page.getByText("Falha ao carregar produtos. Tente novamente.")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/error|502|Bad Gateway/);
    await page.unroute("**/categoria/retro.data*");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Retrô");
  });

  test("takes from the home page only what it was to bring", async ({ page }) => {
    await visit(page, "/carrinho");
    await fail(page, "**/_.data*", broken);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /página inicial/ })
      .click();
    await expect(page.getByText("Falha ao carregar produtos. Tente novamente.").first()).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /Brasileiros/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Novos lançamentos" })).toBeVisible();
  });
});

test("an order whose status cannot be changed says so in one sentence", async ({ page, context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
  const order = await enterOrder(page);
  await openOrdersOf(page, order);
  await page.route("**/api/admin/orders/*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill(empty) : route.continue(),
  );
  await chooseFromMenu(page, row(page, order).getByRole("button", { name: "Alterar Status" }), "Concluído");
  await expect(page.getByText("Erro ao atualizar o status do pedido.")).toBeVisible();
});

test("the page that stands in for a listing is accessible and fits a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  await page.route("**/categoria/*.data*", (route) => route.fulfill(empty));
  await page.getByRole("link", { name: /Retrô/ }).first().click();
  await expect(page.getByText("Falha ao carregar produtos. Tente novamente.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
