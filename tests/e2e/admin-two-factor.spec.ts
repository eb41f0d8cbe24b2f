import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { fillLogin, mailedPath, newEmail, password } from "./accounts-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";

// The browser logs every error response that these tests provoke.
test.use({ expectedConsoleMessages: [/status of 40[0134]/] });

test.beforeEach(({ context }) => blockChangeEvents(context));

const asPage = { "Sec-Fetch-Site": "same-origin" };
/** The code of the next period, which is also valid and was not used before. */
const codeOf = (secret: string, periods = 1) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + periods * 30_000 });

/** Creates a new administrator without signing the browser in. */
async function newAdministrator(browser: Browser): Promise<string> {
  const email = newEmail();
  const owner = await browser.newContext();
  await signInAsOwner(owner);
  const data = { email, password };
  expect(
    (await owner.request.post("/api/diagnostics/create-admin", { headers: asPage, data })).status(),
  ).toBe(201);
  await owner.close();
  return email;
}

/** The same with a second factor, enabled by the API. */
async function protectedAdministrator(browser: Browser, context: BrowserContext) {
  const email = await newAdministrator(browser);
  const send = async (path: string, data: object) => {
    const answer = await context.request.post(path, { headers: asPage, data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  await send("/auth/v1/token?grant_type=password", { email, password });
  const { secret } = await send("/api/account/two-factor", { password });
  const { recovery_codes } = await send("/api/account/two-factor/confirm", { code: codeOf(secret, 0) });
  await context.clearCookies();
  return { email, secret: secret as string, recoveryCodes: recovery_codes as string[] };
}

async function firstStep(page: Page, email: string): Promise<void> {
  await visit(page, "/login");
  await fillLogin(page, email);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { name: "Verificação em duas etapas" })).toBeVisible();
}

async function secondStep(page: Page, code: string): Promise<void> {
  await page.getByLabel("Código de verificação").fill(code);
  await page.getByRole("button", { name: "Verificar" }).click();
}

test("an administrator switches it on with an app and from then on needs its code", async ({
  page,
  browser,
}) => {
  const email = await newAdministrator(browser);
  await visit(page, "/login?redirect=%2Fadmin%2Fconfiguracoes%3Fsecao%3Dseguranca");
  await fillLogin(page, email);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("button", { name: "Ativar verificação" }).click();

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Sua senha").fill("errada-123");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByText("A senha atual está incorreta")).toBeVisible();
  await dialog.getByLabel("Sua senha").fill(password);
  await dialog.getByRole("button", { name: "Continuar" }).click();

  await expect(dialog.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator("p.font-mono").textContent()) ?? "").replace(/\s/g, "");
  await dialog.getByLabel("Código de verificação").fill("000000");
  await dialog.getByRole("button", { name: "Ativar" }).click();
  await expect(dialog.getByText("Código incorreto ou já usado.")).toBeVisible();
  await dialog.getByLabel("Código de verificação").fill(codeOf(secret, 0));
  await dialog.getByRole("button", { name: "Ativar" }).click();

  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Baixar códigos" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file.trim().split("\n")).toHaveLength(10);
  await dialog.getByRole("button", { name: "Já guardei os códigos" }).click();
  await expect(page.getByText("Restam 10 códigos de recuperação.")).toBeVisible();

  await page.context().clearCookies();
  await page.setViewportSize(phone);
  await firstStep(page, email);
  await expect(page.getByLabel("Código de verificação")).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await secondStep(page, "123456");
  await expect(
    page.getByText("Código incorreto ou já usado. Digite o código atual do aplicativo."),
  ).toBeVisible();
  await secondStep(page, codeOf(secret));
  await expect(page.getByText("Login bem-sucedido")).toBeVisible();
});

test("without the phone a recovery code opens the account, where it is switched off with password and code", async ({
  page,
  context,
  browser,
}) => {
  const { email, recoveryCodes } = await protectedAdministrator(browser, context);
  const [first = "", second = "", third = ""] = recoveryCodes;
  await firstStep(page, email);
  await secondStep(page, first);
  await expect(page.getByText("Login bem-sucedido")).toBeVisible();

  await visit(page, "/admin/configuracoes?secao=seguranca");
  await expect(page.getByText("Restam 9 códigos de recuperação.")).toBeVisible();
  await page.getByRole("button", { name: "Gerar novos códigos" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Código de verificação").fill(second);
  await dialog.getByRole("button", { name: "Gerar códigos" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const fresh = (await dialog.getByRole("listitem").first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "Já guardei os códigos" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Desativar" }).click();
  await dialog.getByLabel("Sua senha").fill(password);
  await dialog.getByLabel("Código de verificação").fill(third);
  await dialog.getByRole("button", { name: "Desativar" }).click();
  await expect(dialog.getByText("Código incorreto ou já usado.")).toBeVisible();
  await dialog.getByLabel("Código de verificação").fill(fresh);
  await dialog.getByRole("button", { name: "Desativar" }).click();
  await expect(page.getByText("Verificação em duas etapas desativada")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ativar verificação" })).toBeVisible();
});

test("a recovery mail does not get round the code, and whoever mistypes too often starts again", async ({
  page,
  context,
  browser,
}) => {
  const { email, secret } = await protectedAdministrator(browser, context);
  await firstStep(page, email);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // The message of the previous attempt may still be visible.
    const refused = page.waitForResponse((answer) => answer.request().method() === "POST");
    await secondStep(page, `00000${attempt}`);
    expect((await refused).ok()).toBe(false);
    await expect(
      page.getByText("Código incorreto ou já usado. Digite o código atual do aplicativo."),
    ).toBeVisible();
  }
  await secondStep(page, codeOf(secret));
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible();
  const form = page.getByRole("form", { name: "Entrar" });
  await expect(form.getByRole("alert")).toContainText("O tempo para digitar o código acabou.");

  await context.request.post("/auth/v1/recover", { headers: asPage, data: { email } });
  // The mail about the enabled second factor has a link too and may arrive first.
  await expect.poll(() => mailedPath(email)).toContain("/redefinir-senha");
  await visit(page, await mailedPath(email));
  await expect(page.getByRole("heading", { name: "Verificação em duas etapas" })).toBeVisible();
  await secondStep(page, codeOf(secret));
  await page.getByLabel("Nova senha").fill("outra-senha-1");
  await page.getByLabel("Confirmar senha").fill("outra-senha-1");
  await page.getByRole("button", { name: "Salvar nova senha" }).click();
  await expect(page.getByText("Senha redefinida com sucesso!")).toBeVisible();
});
