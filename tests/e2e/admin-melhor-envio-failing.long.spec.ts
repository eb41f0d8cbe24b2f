import { faults, fine, refusesToken, tokenUntil } from "../support/melhor-envio-stand-in.ts";
import { openScreen } from "./admin-delivery-support.ts";
import {
  connect,
  form,
  melhorEnvio,
  PATH,
  panel,
  startDisconnected,
  submit,
  test,
} from "./admin-melhor-envio-support.ts";
import { expect, expectAccessible } from "./fixtures.ts";

test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (400|409|500)/] });

test.beforeEach(({ context }) => startDisconnected(context));

test("what was typed stays when Melhor Envio refuses the token, which is said at its field", async ({
  page,
}) => {
  melhorEnvio().behave(refusesToken);
  await openScreen(page);
  await panel(page).getByRole("button", { name: "Conectar" }).click();
  await submit(page).click();
  await expect(form(page).getByText("Cole o token do Melhor Envio")).toBeVisible();
  await expect(form(page).getByText("Informe o CEP de onde você posta, com 8 dígitos")).toBeVisible();
  await expect(form(page).getByLabel("Token")).toBeFocused();
  const token = tokenUntil();
  await form(page).getByLabel("Token").fill(token);
  await form(page).getByLabel("CEP de onde você posta").fill("01310100");
  await form(page).getByLabel("Altura").fill("6");
  await submit(page).click();
  await expect(form(page).getByText("O Melhor Envio recusou este token.")).toBeVisible();
  await expect(form(page).getByLabel("Token")).toBeFocused();
  await expect(form(page).getByLabel("Token")).toHaveAccessibleDescription(/recusou este token/);
  await expect(form(page).getByLabel("Token")).toHaveValue(token);
  await expect(form(page).getByLabel("CEP de onde você posta")).toHaveValue("01310-100");
  await expect(form(page).getByLabel("Altura")).toHaveValue("6");
  await expectAccessible(page);
  melhorEnvio().behave(fine);
  await submit(page).click();
  await expect(panel(page)).toContainText("25 × 6 × 30 cm");
});

test("an account is saved while Melhor Envio does not answer, and the owner is told", async ({ page }) => {
  melhorEnvio().behave(faults["is out of order"] ?? fine);
  await openScreen(page);
  await panel(page).getByRole("button", { name: "Conectar" }).click();
  await form(page).getByLabel("Token").fill(tokenUntil());
  await form(page).getByLabel("CEP de onde você posta").fill("01310100");
  await submit(page).click();
  await expect(page.getByText("Salvo, mas o Melhor Envio não respondeu agora")).toBeVisible();
  await expect(panel(page)).toContainText("CEP 01310-100");
});

test("what was typed stays when the server fails, and when somebody else has changed the account", async ({
  page,
}) => {
  const { updated_at } = await connect(page);
  await openScreen(page);
  await panel(page).getByRole("button", { name: "Alterar" }).click();
  await form(page).getByLabel("Largura").fill("21");
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await submit(page).click();
  await expect(form(page).getByRole("alert")).toBeVisible();
  await expect(form(page).getByLabel("Largura")).toHaveValue("21");

  await connect(page, { from_cep: "20040002", updated_at });
  await submit(page).click();
  await expect(form(page).getByText(/Outra pessoa alterou estes dados/)).toBeVisible();
  await expect(form(page).getByLabel("Largura")).toHaveValue("21");
  await form(page).getByRole("button", { name: "veja a versão atual" }).click();
  await expect(form(page).getByLabel("CEP de onde você posta")).toHaveValue("20040-002");
  await form(page).getByLabel("Largura").fill("22");
  await submit(page).click();
  await expect(panel(page)).toContainText("22 × 4 × 30 cm");
});

test("what was typed connects anew where somebody else has disconnected it", async ({ page }) => {
  await connect(page);
  await openScreen(page);
  await panel(page).getByRole("button", { name: "Alterar" }).click();
  await form(page).getByLabel("Largura").fill("21");
  await form(page).getByLabel("Token").fill(tokenUntil());
  expect((await page.request.delete(PATH)).status()).toBe(204);
  await submit(page).click();
  await expect(form(page).getByText(/Outra pessoa alterou estes dados/)).toBeVisible();
  await submit(page).click();
  await expect(form(page)).toBeHidden();
  await expect(panel(page)).toContainText("21 × 4 × 30 cm");
});

test("what was typed is asked about before it is left, and an account that fails to load is read again", async ({
  page,
}) => {
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
  await openScreen(page);
  await expect(panel(page).getByText("Não foi possível carregar o Melhor Envio")).toBeVisible();
  await page.unroute(`**${PATH}`);
  await panel(page).getByRole("button", { name: "Tentar novamente" }).click();
  await panel(page).getByRole("button", { name: "Conectar" }).click();
  await form(page).getByLabel("CEP de onde você posta").fill("01310100");
  await form(page).getByRole("button", { name: "Cancelar" }).click();
  const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(form(page).getByLabel("CEP de onde você posta")).toHaveValue("01310-100");
  await form(page).getByRole("button", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(form(page)).toBeHidden();
});

test("a token of another server is told, and has to be pasted again", async ({ page }) => {
  await connect(page);
  await page.route(`**${PATH}`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), token_state: "unreadable" } });
  });
  await openScreen(page);
  await expect(panel(page)).toContainText("O token foi gravado em outro servidor. Cole-o de novo.");
  await panel(page).getByRole("button", { name: "Trocar token" }).click();
  await submit(page).click();
  await expect(form(page).getByText("Cole o token do Melhor Envio")).toBeVisible();
  await expect(form(page).getByLabel("Token")).toBeFocused();
  await page.unroute(`**${PATH}`);
  await form(page).getByLabel("Token").fill(tokenUntil());
  await submit(page).click();
  await expect(page.getByText("Melhor Envio salvo")).toBeVisible();
  await expect(panel(page)).not.toContainText("outro servidor");
});
