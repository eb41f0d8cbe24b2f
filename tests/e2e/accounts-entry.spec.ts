import {
  accountLink,
  createSignedOutCustomer,
  fillLogin,
  newEmail,
  password,
  signIn,
} from "./accounts-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.use({ expectedConsoleMessages: [/status of 400/] });

test.describe("signing in", () => {
  test("leads home with a word of success, and the header to one's own account", async ({ page }) => {
    const email = await createSignedOutCustomer(page);
    await visit(page, "/");
    await accountLink(page, "Entrar").click();
    await expect(page.getByRole("heading", { level: 1, name: "Entrar" })).toBeVisible();
    await signIn(page, email);
    await expect(page.getByText("Você foi autenticado com sucesso!")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(accountLink(page, "Minha conta")).toHaveAttribute("href", "/minha-conta");
  });

  test("says 'Entrando...' while it works", async ({ page }) => {
    const email = await createSignedOutCustomer(page);
    await visit(page, "/login");
    const answered = Promise.withResolvers<void>();
    await page.route("**/auth/v1/token*", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await fillLogin(page, email);
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByRole("button", { name: "Entrando..." })).toHaveAttribute("aria-busy", "true");
    answered.resolve();
    await expect(page).toHaveURL("/");
  });

  test("refuses a wrong password in an alert and a toast, and keeps what was typed", async ({ page }) => {
    const email = await createSignedOutCustomer(page);
    await visit(page, "/login");
    await fillLogin(page, email, "errada-123");
    await page.getByRole("button", { name: "Entrar" }).click();
    const text = "Credenciais de login inválidas. Verifique seu email e senha.";
    await expect(page.getByRole("form").getByRole("alert")).toHaveText(text);
    await expect(page.getByRole("alert").filter({ hasText: "Erro ao fazer login" })).toContainText(text);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Senha")).toHaveValue("errada-123");
  });

  test("ties each mistake to its field and goes to the first one", async ({ page }) => {
    await visit(page, "/login");
    await fillLogin(page, "marta@", "12345");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Digite um email válido");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Senha")).toHaveAccessibleDescription(
      "A senha deve ter pelo menos 6 caracteres",
    );
    await page.getByLabel("Email").fill("marta@exemplo.com.br");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("");
  });

  test("works without a mouse", async ({ page }) => {
    const email = await createSignedOutCustomer(page);
    await visit(page, "/login");
    await expect(page.getByRole("button", { name: "Entrar" })).toBeEnabled();
    for (let stops = 0; stops < 30; stops += 1) {
      await page.keyboard.press("Tab");
      if (await page.getByLabel("Email").evaluate((field) => field === document.activeElement)) break;
    }
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page.getByLabel("Senha")).toHaveAttribute("type", "text");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Login bem-sucedido")).toBeVisible();
  });

  test("returns to the page that asked for it", async ({ page }) => {
    const email = await createSignedOutCustomer(page);
    await visit(page, "/login?redirect=/categoria/retro");
    await signIn(page, email);
    await expect(page).toHaveURL("/categoria/retro");
  });

  test("never leads to another site", async ({ page }) => {
    const email = await createSignedOutCustomer(page);
    for (const elsewhere of ["//mau.example", "https://mau.example", "/%5Cmau.example", "/..//mau.example"]) {
      await page.context().clearCookies();
      await visit(page, `/login?redirect=${elsewhere}`);
      await signIn(page, email);
      await expect(page, elsewhere).toHaveURL("/");
    }
  });

  test("tells browsers which fields hold what", async ({ page }) => {
    await visit(page, "/login");
    await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email");
    await expect(page.getByLabel("Senha")).toHaveAttribute("autocomplete", "current-password");
    await visit(page, "/cadastro");
    await expect(page.getByLabel("Nome completo")).toHaveAttribute("autocomplete", "name");
    await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("autocomplete", "new-password");
  });
});

test.describe("registering", () => {
  async function fillRegistration(page: import("@playwright/test").Page, email: string, again = password) {
    await page.getByLabel("Nome completo").fill("Marta Vieira");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByLabel("Confirmar senha").fill(again);
    await page.getByRole("button", { name: "Criar Conta" }).click();
  }

  test("says so and goes to the sign-in after two seconds", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/login");
    await page.getByRole("link", { name: "Criar Conta" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Criar Conta" })).toBeVisible();
    // The clock is paused, so that the two seconds do not pass while a slow machine checks the page.
    await page.clock.pauseAt(Date.now() + 10_000);
    const email = newEmail();
    await fillRegistration(page, email);
    await expect(page.getByRole("heading", { name: "Conta criada com sucesso!" })).toBeFocused();
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(`Você já está conectado como ${email}`)).toBeVisible();
    await signIn(page, email);
    await expect(page).toHaveURL("/");
  });

  test("carries the wanted page along to the sign-in", async ({ page }) => {
    await visit(page, "/login?redirect=/cart");
    await page.getByRole("link", { name: "Criar Conta" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Criar Conta" })).toBeVisible();
    await expect(page).toHaveURL("/cadastro?redirect=%2Fcart");
    await page.getByRole("main").getByRole("link", { name: "Entrar", exact: true }).click();
    await expect(page).toHaveURL("/login?redirect=%2Fcart");
  });

  test("names every mistake", async ({ page }) => {
    await visit(page, "/cadastro");
    await page.getByRole("button", { name: "Criar Conta" }).click();
    for (const [label, text] of [
      ["Nome completo", "O nome deve ter pelo menos 3 caracteres"],
      ["Email", "Digite um email válido"],
      ["Senha", "A senha deve ter pelo menos 6 caracteres"],
      ["Confirmar senha", "A confirmação de senha deve ter pelo menos 6 caracteres"],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);
    }
    await expect(page.getByLabel("Nome completo")).toBeFocused();
  });

  test("wants the same password twice", async ({ page }) => {
    await visit(page, "/cadastro");
    await fillRegistration(page, newEmail(), "outra-senha");
    await expect(page.getByLabel("Confirmar senha")).toHaveAccessibleDescription("As senhas não conferem");
  });

  test.describe("with an address that has an account", () => {
    test.use({ expectedConsoleMessages: [/status of 4(00|09|22)/] });

    test("says so at the field and in a toast", async ({ page }) => {
      const email = await createSignedOutCustomer(page);
      await visit(page, "/cadastro");
      await fillRegistration(page, email);
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Este email já está cadastrado.");
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(page.getByText("Erro ao criar conta")).toBeVisible();
      await expect(page.getByLabel("Nome completo")).toHaveValue("Marta Vieira");
    });
  });
});

test.describe("the entry pages", () => {
  const pages = [
    ["/login", "Entrar"],
    ["/cadastro", "Criar Conta"],
    ["/recuperar-senha", "Enviar link de redefinição"],
    ["/auth-diagnostico", "Verificar Usuário"],
    ["/redefinir-senha", undefined],
  ] as const;
  for (const [path, submit] of pages) {
    test(`${path} is accessible and fits phone and desktop, mistakes included`, async ({ page }) => {
      await page.setViewportSize(phone);
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (submit) {
        const form = page.getByRole("main").getByRole("form");
        await form.getByRole("button", { name: submit }).click();
        await expect(form.getByText("Digite um email válido")).toBeVisible();
      } else {
        await expect(page.getByRole("link", { name: "Pedir um novo link" })).toBeVisible();
      }
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(desktop);
      await expectNoSidewaysScroll(page);
    });
  }
});
