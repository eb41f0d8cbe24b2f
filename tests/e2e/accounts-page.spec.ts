import { readFile } from "node:fs/promises";
import {
  accountLink,
  createCustomer,
  createSignedOutCustomer,
  fillLogin,
  newEmail,
  ownerEmail,
  password,
  readOwnerPassword,
  signIn,
} from "./accounts-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.use({ expectedConsoleMessages: [/status of 4(0\d|22)/] });

test.describe("my account", () => {
  test("shows the name and the address, and changes the name", async ({ page }) => {
    const email = await createCustomer(page);
    await visit(page, "/minha-conta");
    const form = page.getByRole("form", { name: "Meus dados" });
    await expect(form.getByLabel("E-mail")).toHaveValue(email);
    await expect(form.getByLabel("E-mail")).not.toBeEditable();
    await form.getByLabel("Nome completo").fill("Jo");
    await form.getByRole("button", { name: "Salvar dados" }).click();
    await expect(form.getByLabel("Nome completo")).toHaveAccessibleDescription(
      "O nome deve ter pelo menos 3 caracteres",
    );
    await form.getByLabel("Nome completo").fill("Joana Souza");
    await form.getByRole("button", { name: "Salvar dados" }).click();
    await expect(page.getByText("Olá, Joana.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Meus pedidos" }).first()).toHaveAttribute(
      "href",
      "/meus-pedidos",
    );
  });

  test("changes the password only with the old one", async ({ page }) => {
    const email = await createCustomer(page);
    await visit(page, "/minha-conta");
    const form = page.getByRole("form", { name: "Alterar senha" });
    await form.getByLabel("Senha atual").fill("errada-123");
    await form.getByLabel("Nova senha").fill("outra-senha-9");
    await form.getByLabel("Confirmar senha").fill("outra-senha-9");
    await form.getByRole("button", { name: "Alterar senha" }).click();
    await expect(form.getByLabel("Senha atual")).toHaveAccessibleDescription("A senha atual está incorreta");
    await form.getByLabel("Senha atual").fill(password);
    await form.getByRole("button", { name: "Alterar senha" }).click();
    await expect(page.getByText("As suas outras sessões foram encerradas.")).toBeVisible();
    await expect(form.getByLabel("Senha atual")).toHaveValue("");
    await page.context().clearCookies();
    await visit(page, "/login");
    await signIn(page, email, "outra-senha-9");
  });

  test("lists the sessions and ends one of them", async ({ page, browser, baseURL }) => {
    const email = await createCustomer(page);
    const elsewhere = await browser.newContext({
      ...(baseURL && { baseURL }),
      userAgent: "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.0 Safari/604.1",
    });
    const other = await elsewhere.newPage();
    await visit(other, "/login");
    await signIn(other, email);

    await visit(page, "/minha-conta");
    await expect(page.getByText("Sessão atual")).toHaveCount(1);
    await page.getByRole("button", { name: "Encerrar a sessão Safari em iPhone" }).click();
    await expect(page.getByText("Sessão encerrada", { exact: true })).toBeVisible();
    await expect(page.getByText("Safari em iPhone")).toBeHidden();

    await visit(other, "/minha-conta");
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();
  });

  test("hands out what the shop keeps", async ({ page }) => {
    const email = await createCustomer(page);
    await visit(page, "/minha-conta");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Baixar meus dados" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("meus-dados.json");
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ profile: { email } });
  });

  test("is deleted with the password, and not without", async ({ page }) => {
    const email = await createCustomer(page);
    await visit(page, "/minha-conta");
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Excluir minha conta" });
    await dialog.getByLabel("Senha").fill("errada-123");
    await dialog.getByRole("button", { name: "Excluir conta" }).click();
    await expect(dialog.getByLabel("Senha")).toHaveAccessibleDescription("A senha atual está incorreta");
    await dialog.getByLabel("Senha").fill(password);
    await dialog.getByLabel("Senha").press("Enter");
    await expect(page.getByText("Conta excluída")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(accountLink(page, "Entrar")).toBeVisible();
    await visit(page, "/login");
    await fillLogin(page, email);
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByText("Erro ao fazer login")).toBeVisible();
  });

  test("is accessible and fits phone and desktop, its dialog included", async ({ page }) => {
    await page.setViewportSize(phone);
    await createCustomer(page);
    await visit(page, "/minha-conta");
    await expect(page.getByText("Sessão atual")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Excluir minha conta" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("the diagnosis", () => {
  const result = (page: import("@playwright/test").Page) => page.getByRole("region", { name: "Resultado" });

  async function check(page: import("@playwright/test").Page, email: string, secret = password) {
    await visit(page, "/auth-diagnostico");
    await fillLogin(page, email, secret);
    await page.getByRole("button", { name: "Verificar Usuário" }).click();
  }

  test("says that a customer does not administer the shop, with the raw answer", async ({ page }) => {
    await check(page, await createSignedOutCustomer(page));
    await expect(result(page)).toContainText("Usuário verificado com sucesso. Status de admin: Não");
    await expect(result(page)).toContainText('"admin": false');
  });

  test("says that the owner does, and leaves nobody signed in", async ({ page }) => {
    await check(page, ownerEmail, await readOwnerPassword());
    await expect(result(page)).toContainText("Usuário verificado com sucesso. Status de admin: Sim");
    await visit(page, "/");
    await expect(accountLink(page, "Entrar")).toBeVisible();
  });

  test("says who does not exist", async ({ page }) => {
    const email = newEmail();
    await check(page, email);
    await expect(result(page)).toContainText(`Usuário não encontrado: ${email}`);
  });

  test("says why a sign-in fails", async ({ page }) => {
    await check(page, await createSignedOutCustomer(page), "errada-123");
    await expect(result(page)).toContainText("Erro ao fazer login: ");
  });

  test("refuses to make an administrator for anybody who asks", async ({ page }) => {
    await visit(page, "/auth-diagnostico");
    await fillLogin(page, newEmail());
    await page.getByRole("button", { name: "Criar Admin" }).click();
    await expect(result(page)).toContainText("Erro ao criar administrador: ");
  });

  test("makes one for an administrator, and only once", async ({ page }) => {
    await visit(page, "/login");
    await signIn(page, ownerEmail, await readOwnerPassword());
    const email = newEmail();
    await visit(page, "/auth-diagnostico");
    await fillLogin(page, email);
    await page.getByRole("button", { name: "Criar Admin" }).click();
    await expect(result(page)).toContainText("Administrador criado com sucesso! ID: ");
    await page.getByRole("button", { name: "Criar Admin" }).click();
    await expect(result(page)).toContainText(
      `O usuário ${email} já existe. Use a função de diagnóstico para verificar o status.`,
    );
  });

  test("wants a real address and six characters", async ({ page }) => {
    await check(page, "marta", "12345");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Digite um email válido");
    await expect(page.getByLabel("Senha")).toHaveAccessibleDescription(
      "A senha deve ter pelo menos 6 caracteres",
    );
  });
});
