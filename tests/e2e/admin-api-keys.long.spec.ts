import { randomUUID } from "node:crypto";
import type { Locator, Page, Route } from "@playwright/test";
import { readOwnerPassword } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  choose,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";

// The browser logs every error response that these tests provoke.
test.use({ expectedConsoleMessages: [/status of (400|403|500)/] });

test.beforeEach(({ context }) => signInAsOwner(context));

const section = (page: Page) => page.getByRole("region", { name: "Chaves da API" });
const form = (page: Page) => page.getByRole("dialog", { name: "Nova chave da API" });
const create = (page: Page) => form(page).getByRole("button", { name: "Criar chave" });
const newName = () => `ERP ${randomUUID().slice(0, 8)}`;

async function openForm(page: Page): Promise<Locator> {
  await visit(page, "/admin/configuracoes?secao=chaves");
  await section(page).getByRole("button", { name: "Nova chave" }).click();
  return form(page);
}

async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Answers the next new key; the list is read as ever. */
async function refuseOnce(page: Page, answer: Parameters<Route["fulfill"]>[0]): Promise<void> {
  let refused = false;
  await page.route("**/api/admin/api-keys", async (route) => {
    if (refused || route.request().method() !== "POST") return route.fallback();
    refused = true;
    await route.fulfill(answer);
  });
}

/** A program knows nothing but its key. */
async function statusFor(page: Page, key: string, path: string): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser");
  const program = await browser.newContext();
  const answer = await program.request.get(path, { headers: { Authorization: `Bearer ${key}` } });
  await program.close();
  return answer.status();
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("a key is made after a proof, shown once, used by a program and revoked at once", async ({ page }) => {
    const name = newName();
    await openForm(page);
    await form(page).getByLabel("Nome").fill(name);
    await choose(page, form(page).getByLabel("Pedidos"), "Ler");
    // As if the last proof were more than ten minutes old.
    await refuseOnce(page, {
      status: 403,
      json: { error: { code: "proof_required", message: "Confirme que é você." } },
    });
    await create(page).click();
    const proof = page.getByRole("dialog", { name: "Confirme que é você" });
    await proof.getByLabel("Sua senha").fill(await readOwnerPassword());
    await proof.getByRole("button", { name: "Confirmar" }).click();

    const made = page.getByRole("dialog", { name: `A chave ${name} foi criada` });
    const key = await made.getByLabel("Chave", { exact: true }).inputValue();
    await expectGoodLooks(page);
    await page.keyboard.press("Escape");
    await expect(made).toBeVisible();
    await made.getByRole("button", { name: "Já guardei a chave" }).click();
    await expect(section(page).getByRole("button", { name: "Nova chave" })).toBeFocused();

    expect(await statusFor(page, key, "/api/admin/orders")).toBe(200);
    expect(await statusFor(page, key, "/api/admin/products")).toBe(403);
    await reload(page);
    const row = section(page).getByRole("row", { name });
    await expect(row).toContainText("Pedidos: ler");
    await expect(row).toContainText("Usada agora há pouco");
    await expect(page.locator("body")).not.toContainText(key);
    await expectGoodLooks(page);

    await row.getByRole("button", { name: `Revogar ${name}` }).click();
    const question = page.getByRole("alertdialog", { name: `Revogar a chave ${name}?` });
    await expect(question).toContainText("Pedidos: ler");
    await question.getByRole("button", { name: "Revogar chave" }).click();
    await expect(page.getByText(`A chave ${name} foi revogada`)).toBeVisible();
    await expect(row).toBeHidden();
    expect(await statusFor(page, key, "/api/admin/orders")).toBe(401);
  });

  test("what was typed stays when the form is refused, and when the server fails", async ({ page }) => {
    const name = newName();
    await openForm(page);
    await create(page).click();
    await expect(form(page).getByLabel("Nome")).toHaveAccessibleDescription(/Dê um nome à chave/);
    await expect(
      form(page).getByRole("group", { name: "O que o programa pode" }),
    ).toHaveAccessibleDescription("Escolha pelo menos uma área");
    await form(page).getByLabel("Nome").fill(name);
    await choose(page, form(page).getByLabel("Catálogo"), "Ler e alterar");
    await form(page).getByLabel("Vale até").fill("2099-12-31");

    await refuseOnce(page, { status: 500 });
    await create(page).click();
    await expect(form(page).getByRole("alert")).toBeVisible();
    await expect(form(page).getByLabel("Nome")).toHaveValue(name);
    await expect(form(page).getByLabel("Catálogo")).toContainText("Ler e alterar");
    await expect(form(page).getByLabel("Vale até")).toHaveValue("2099-12-31");

    await create(page).click();
    await page.getByRole("button", { name: "Já guardei a chave" }).click();
    await expect(section(page).getByRole("row", { name })).toContainText("Vale até 31/12/2099");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("by keyboard alone a key is made, and narrowed later", async ({ page }) => {
    const name = newName();
    await openForm(page);
    await expectGoodLooks(page);
    await form(page).getByLabel("Nome").focus();
    await page.keyboard.insertText(name);
    await form(page).getByLabel("Clientes").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "Ler e alterar" })).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(form(page).getByLabel("Clientes")).toContainText("Ler e alterar");
    await expect(form(page)).toContainText("Também altera as anotações");
    await create(page).focus();
    await page.keyboard.press("Enter");
    const done = page.getByRole("button", { name: "Já guardei a chave" });
    await expect(done).toBeVisible();
    await expectGoodLooks(page);
    await done.focus();
    await page.keyboard.press("Enter");

    const change = section(page).getByRole("button", { name: `Alterar ${name}` });
    await change.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Alterar chave da API" });
    await choose(page, dialog.getByLabel("Clientes"), "Ler");
    await dialog.getByRole("button", { name: "Salvar" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(`A chave ${name} foi alterada`)).toBeVisible();
    await expect(change).toBeFocused();
    await expectGoodLooks(page);
  });
});
