import {
  accountLink,
  createSignedOutCustomer,
  fillLogin,
  mailedPath,
  newEmail,
  password,
  signIn,
} from "./accounts-support.ts";
import { expect, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

test.use({ expectedConsoleMessages: [/status of 40[03]/] });

async function askForLink(page: import("@playwright/test").Page, email: string) {
  await visit(page, "/login");
  await page.getByRole("link", { name: "Esqueceu sua senha?" }).click();
  await expect(page.getByRole("heading", { name: "Recuperar Senha" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar link de redefinição" }).click();
  await expect(page.getByRole("heading", { name: "Email enviado!" })).toBeVisible();
}

test("a forgotten password is replaced by the mailed link, once", async ({ page }) => {
  const email = await createSignedOutCustomer(page);
  await askForLink(page, email);
  await expect(page.getByText("Solicitação enviada")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);

  const link = await mailedPath(email);
  await visit(page, link);
  await page.getByLabel("Nova senha").fill("outra-senha-9");
  await page.getByLabel("Confirmar senha").fill("outra-senha-8");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByLabel("Confirmar senha")).toHaveAccessibleDescription("As senhas não conferem");
  await page.getByLabel("Confirmar senha").fill("outra-senha-9");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("Senha redefinida com sucesso!")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(accountLink(page, "Minha conta")).toBeVisible();

  await page.context().clearCookies();
  await visit(page, "/login");
  await fillLogin(page, email, password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Erro ao fazer login")).toBeVisible();
  await visit(page, "/login");
  await signIn(page, email, "outra-senha-9");

  await visit(page, link);
  await expect(page.getByText("Este link expirou ou já foi usado. Peça um novo.")).toBeVisible();
});

test("the secret of a link does not stay in the address, and a reload loses nothing", async ({ page }) => {
  const email = await createSignedOutCustomer(page);
  await askForLink(page, email);
  await visit(page, await mailedPath(email));
  await expect(page.getByLabel("Nova senha")).toBeVisible();
  await expect(page).toHaveURL("/redefinir-senha");
  await reload(page);
  await page.getByLabel("Nova senha").fill("outra-senha-9");
  await page.getByLabel("Confirmar senha").fill("outra-senha-9");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("Senha redefinida com sucesso!")).toBeVisible();
});

test("a link opened over a page that already stands there is opened all the same", async ({ page }) => {
  const email = await createSignedOutCustomer(page);
  await askForLink(page, email);
  await visit(page, "/redefinir-senha");
  await expect(page.getByRole("link", { name: "Pedir um novo link" })).toBeVisible();
  await visit(page, await mailedPath(email));
  await expect(page.getByLabel("Nova senha")).toBeVisible();
});

test("an invented link says that it does not hold, and offers a new one", async ({ page }) => {
  await visit(page, "/redefinir-senha#type=recovery&token_hash=inventado");
  await expect(page.getByText("Este link expirou ou já foi usado. Peça um novo.")).toBeVisible();
  await page.getByRole("link", { name: "Pedir um novo link" }).click();
  await expect(page).toHaveURL("/recuperar-senha");
});

test("asking for an address without an account is answered alike", async ({ page }) => {
  await askForLink(page, newEmail());
});

test("an address that is none is refused at its field", async ({ page }) => {
  await visit(page, "/recuperar-senha");
  await page.getByLabel("Email").fill("marta");
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Digite um email válido");
});

test("a shop that cannot send says so, and keeps the address", async ({ page }) => {
  await visit(page, "/recuperar-senha");
  await page.route("**/auth/v1/recover*", (route) =>
    route.fulfill({ status: 400, json: { error: { code: "internal", message: "" } } }),
  );
  await page.getByLabel("Email").fill("marta@exemplo.com.br");
  await page.getByRole("button", { name: "Enviar link de redefinição" }).click();
  const text = "Não foi possível enviar o email de redefinição. Tente novamente.";
  await expect(page.getByRole("form").getByRole("alert")).toHaveText(text);
  await expect(page.getByText("Erro na solicitação")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("marta@exemplo.com.br");
});

test.describe("a shop that wants addresses confirmed", () => {
  test.use({ expectedConsoleMessages: [/status of 40[03]/] });

  test("says so after registering and sends another mail on request", async ({ page }) => {
    await page.route("**/auth/v1/signup*", (route) =>
      route.fulfill({ json: { user: { email: "marta@exemplo.com.br" }, expires_at: null } }),
    );
    await page.route("**/auth/v1/resend*", (route) => route.fulfill({ json: {} }));
    await visit(page, "/cadastro");
    await page.getByLabel("Nome completo").fill("Marta Vieira");
    await page.getByLabel("Email").fill("marta@exemplo.com.br");
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByLabel("Confirmar senha").fill(password);
    await page.getByRole("button", { name: "Criar Conta" }).click();
    await expect(page.getByRole("heading", { name: "Confirme seu e-mail" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("marta@exemplo.com.br");
    await page.getByRole("button", { name: "Reenviar e-mail de confirmação" }).click();
    await expect(page.getByText("Solicitação enviada")).toBeVisible();
  });

  test("tells at the sign-in what is missing", async ({ page }) => {
    await page.route("**/auth/v1/token*", (route) =>
      route.fulfill({ status: 400, json: { error: { code: "email_not_confirmed", message: "x" } } }),
    );
    await visit(page, "/login");
    await fillLogin(page, "marta@exemplo.com.br");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("form").getByRole("alert")).toHaveText(
      "Email não confirmado. Por favor, verifique sua caixa de entrada e confirme seu email.",
    );
    await expect(page.getByRole("button", { name: "Reenviar e-mail de confirmação" })).toBeVisible();
  });

  test("says when a confirmation link no longer holds", async ({ page }) => {
    await visit(page, "/login#type=signup&token_hash=inventado");
    await expect(page.getByText("Este link expirou ou já foi usado.")).toBeVisible();
    await expect(page).toHaveURL("/login");
  });
});
