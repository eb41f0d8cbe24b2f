import type { Page } from "@playwright/test";
import { accountLink, createCustomer, createSignedOutCustomer, signIn } from "./accounts-support.ts";
import { expect, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.use({ expectedConsoleMessages: [/status of 401/] });

const loseAccessToken = (page: Page) => page.context().clearCookies({ name: "manto-access" });

/** Counts the session renewals from now on. */
function countRenewals(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) count += 1;
  });
  return () => count;
}

test("no token ever reaches the page", async ({ page }) => {
  const email = await createSignedOutCustomer(page);
  await visit(page, "/login");
  const answer = page.waitForResponse("**/auth/v1/token*");
  await signIn(page, email);
  expect(Object.keys(await (await answer).json()).sort()).toEqual(["expires_at", "user"]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "ey",
  );
});

test("a call that meets an expired session renews it once and loses nothing", async ({ page }) => {
  await createCustomer(page);
  await visit(page, "/minha-conta");
  await page.getByLabel("Nome completo").fill("Marta da Silva");
  const renewals = countRenewals(page);
  await loseAccessToken(page);
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await expect(page.getByText("Dados atualizados")).toBeVisible();
  await expect(page.getByText("Olá, Marta.")).toBeVisible();
  expect(renewals()).toBe(1);
  await reload(page);
  await expect(page.getByLabel("Nome completo")).toHaveValue("Marta da Silva");
});

test("two calls that meet an expired session together share one renewal", async ({ page }) => {
  await createCustomer(page);
  await visit(page, "/minha-conta");
  await expect(page.getByText("Sessão atual")).toBeVisible();
  const renewals = countRenewals(page);
  const bothRefused = Promise.withResolvers<void>();
  let refusals = 0;
  page.on("response", (response) => {
    if (response.status() === 401) refusals += 1;
    if (refusals === 2) bothRefused.resolve();
  });
  await page.route("**/auth/v1/token*", async (route) => {
    await bothRefused.promise;
    await route.continue();
  });
  await loseAccessToken(page);
  await page.getByRole("button", { name: "Salvar dados" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar meus dados" }).click();
  await expect(page.getByText("Dados atualizados")).toBeVisible();
  await download;
  expect(renewals()).toBe(1);
});

test("a session that is lost for good asks to sign in, and remembers the page", async ({ page }) => {
  await createCustomer(page);
  await visit(page, "/minha-conta");
  await expect(page.getByText("Sessão atual")).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Salvar dados" }).click();
  await expect(page.getByText("Acesso restrito. Faça login para continuar.").first()).toBeVisible();
  await expect(page).toHaveURL("/login?redirect=%2Fminha-conta");
});

test("a page opened with only the long-lived token renews the session at its start", async ({ page }) => {
  await createCustomer(page);
  await loseAccessToken(page);
  const renewals = countRenewals(page);
  await visit(page, "/minha-conta");
  await expect(page.getByText("Sessão atual")).toBeVisible();
  expect(renewals()).toBe(1);
});

test("the session is renewed by itself shortly before its end, not earlier", async ({ page }) => {
  await createCustomer(page);
  await page.clock.install();
  await visit(page, "/minha-conta");
  await expect(page.getByText("Sessão atual")).toBeVisible();
  const renewals = countRenewals(page);
  await page.clock.fastForward("12:00");
  expect(renewals()).toBe(0);
  const renewed = page.waitForResponse("**/auth/v1/token?grant_type=refresh_token");
  await page.clock.fastForward("02:00");
  expect((await renewed).ok()).toBe(true);
  await expect(accountLink(page, "Minha conta")).toBeVisible();
});

test("a session that ended elsewhere is noticed when the page is seen again", async ({ page }) => {
  await createCustomer(page);
  await visit(page, "/");
  await expect(accountLink(page, "Minha conta")).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(accountLink(page, "Entrar")).toBeVisible();
});

test("what happens in one tab shows in the other", async ({ page, context }) => {
  const email = await createSignedOutCustomer(page);
  const other = await context.newPage();
  await visit(other, "/");
  await expect(accountLink(other, "Entrar")).toBeVisible();
  await visit(page, "/login");
  await signIn(page, email);
  await accountLink(other, "Minha conta").click();
  await other.getByRole("button", { name: "Sair" }).click();
  await expect(other.getByText("Sessão encerrada com sucesso")).toBeVisible();
  await expect(accountLink(page, "Entrar")).toBeVisible();
});

test("signing out ends the session and leads home", async ({ page }) => {
  await createCustomer(page);
  await visit(page, "/minha-conta");
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByText("Sessão encerrada com sucesso")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(accountLink(page, "Entrar")).toBeVisible();
  // The device cookie stays; it only says that this browser was used to sign in before.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["manto-device"]);
});

test.describe("a shop that fails", () => {
  test.use({ expectedConsoleMessages: [/status of 503/] });

  test("says that the session could not be ended, and ends nothing", async ({ page }) => {
    await createCustomer(page);
    await visit(page, "/minha-conta");
    await page.route("**/auth/v1/logout*", (route) =>
      route.fulfill({ status: 503, json: { error: { code: "database_unavailable", message: "Erro" } } }),
    );
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page.getByText("Erro ao encerrar a sessão")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Minha conta" })).toBeVisible();
  });

  test("does not sign anybody out while it cannot say who is there", async ({ page }) => {
    await createCustomer(page);
    await page.route("**/auth/v1/session", (route) =>
      route.fulfill({ status: 503, json: { error: { code: "database_unavailable", message: "Erro" } } }),
    );
    await visit(page, "/minha-conta");
    await expect(page.getByText("Não foi possível verificar seu acesso")).toBeVisible();
    await page.unroute("**/auth/v1/session");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("heading", { name: "Minha conta" })).toBeVisible();
  });
});
