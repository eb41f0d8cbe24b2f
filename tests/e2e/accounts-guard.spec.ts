import {
  accountLink,
  createCustomer,
  createSignedOutCustomer,
  fillLogin,
  newEmail,
  ownerEmail,
  readOwnerPassword,
  signIn,
} from "./accounts-support.ts";
import { expect, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

const signInNeeded = "Acesso restrito. Faça login para continuar.";
const administratorNeeded = "Acesso restrito. Você não tem permissões de administrador.";

test.describe("the back-office", () => {
  test("comes from the server as nothing but a check, kept out of search engines", async ({ request }) => {
    const answer = await request.get("/admin/pedidos");
    const html = await answer.text();
    expect(html).toContain("Verificando autenticação...");
    expect(html).toContain('name="robots" content="noindex"');
  });

  test("looks three times, then sends whoever is not signed in to the sign-in", async ({ page }) => {
    let checks = 0;
    const seen = Promise.withResolvers<void>();
    await page.route("**/auth/v1/session", async (route) => {
      checks += 1;
      await seen.promise;
      await route.continue();
    });
    await visit(page, "/admin/pedidos?status=pending");
    await expect(page.getByText("Verificando autenticação...")).toBeVisible();
    seen.resolve();
    await expect(page.getByText(signInNeeded)).toBeVisible();
    await expect(page).toHaveURL("/login?redirect=%2Fadmin%2Fpedidos%3Fstatus%3Dpending");
    expect(checks).toBe(3);
  });

  test("sends customers home", async ({ page }) => {
    await createCustomer(page);
    const asked = Promise.withResolvers<void>();
    await page.route("**/auth/v1/user", async (route) => {
      await asked.promise;
      await route.continue();
    });
    await visit(page, "/admin");
    await expect(page.getByText("Verificando permissões...")).toBeVisible();
    asked.resolve();
    await expect(page.getByText(administratorNeeded)).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  test("opens for the main store account after signing in, wherever it came from", async ({ page }) => {
    await visit(page, "/login?redirect=/cart");
    await signIn(page, ownerEmail, await readOwnerPassword());
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page.getByText("Sessão encerrada com sucesso")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(accountLink(page, "Entrar")).toBeVisible();
    await expect(page.getByText(signInNeeded)).toBeHidden();
  });

  test("is where an administrator returns to, at the page seen last", async ({ page }) => {
    await visit(page, "/login");
    await signIn(page, ownerEmail, await readOwnerPassword());
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    const email = newEmail();
    await visit(page, "/auth-diagnostico");
    await fillLogin(page, email);
    await page.getByRole("button", { name: "Criar Admin" }).click();
    await expect(page.getByText(/^Administrador criado com sucesso! ID: /)).toBeVisible();

    await visit(page, "/admin?periodo=mes");
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL("/");
    await visit(page, "/login?redirect=/categoria/retro");
    await signIn(page, email);
    await expect(page).toHaveURL("/admin?periodo=mes");
  });

  test("shows its 404 inside, to administrators", async ({ page }) => {
    await visit(page, "/login");
    await signIn(page, ownerEmail, await readOwnerPassword());
    await expect(page).toHaveURL("/admin");
    await visit(page, "/admin/nada-aqui");
    await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
  });

  test("remembers who was there without any secret, and forgets it at the sign-out", async ({ page }) => {
    await visit(page, "/login");
    await signIn(page, ownerEmail, await readOwnerPassword());
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    const stored = () => page.evaluate(() => localStorage.getItem("admin-access"));
    await expect
      .poll(async () => Object.keys(JSON.parse((await stored()) ?? "{}")).sort())
      .toEqual(["at", "email", "role", "userId"]);
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(stored).toBeNull();
  });
});

test.describe("one's own account", () => {
  test("asks whoever is not signed in, and leads back", async ({ page }) => {
    const email = await createSignedOutCustomer(page);
    await visit(page, "/minha-conta");
    await expect(page.getByText(signInNeeded)).toBeVisible();
    await expect(page).toHaveURL("/login?redirect=%2Fminha-conta");
    await signIn(page, email);
    await expect(page).toHaveURL("/minha-conta");
    await expect(page.getByRole("heading", { name: "Minha conta" })).toBeVisible();
  });
});

test("the menu on a phone leads to one's own account", async ({ page }) => {
  await page.setViewportSize(phone);
  await createCustomer(page);
  await visit(page, "/");
  await expect(accountLink(page, "Minha conta")).toBeVisible();
  await page.getByRole("button", { name: "Abrir menu" }).click();
  const link = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Minha conta" });
  await expect(link).toHaveAttribute("href", "/minha-conta");
});
