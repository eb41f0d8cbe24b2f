import { faults, fine, refusesToken, TEST_TOKEN } from "../support/mercado-pago-stand-in.ts";
import { readOwnerPassword } from "./accounts-support.ts";
import {
  connect,
  form,
  mercadoPago,
  openOrder,
  openSection,
  orderWithCode,
  PATH,
  panel,
  startDisconnected,
  submit,
  test,
} from "./admin-mercado-pago-support.ts";
import { choose, expect, expectAccessible } from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.describe.configure({ mode: "default" });
test.use({ expectedConsoleMessages: [/status of (400|403|409|500)/] });

test.beforeEach(({ context }) => startDisconnected(context));

test("what was typed stays when Mercado Pago refuses the token or does not answer, which is said at its field", async ({
  page,
}) => {
  await openSection(page);
  await panel(page).getByRole("button", { name: "Conectar" }).click();
  await submit(page).click();
  const token = form(page).getByLabel("Access Token");
  await expect(token).toHaveAccessibleDescription(/Cole o Access Token do Mercado Pago/);
  await expect(token).toBeFocused();

  mercadoPago().behave(refusesToken);
  await token.fill(TEST_TOKEN);
  await choose(page, form(page).getByLabel("Validade do código Pix"), "1 hora");
  await submit(page).click();
  await expect(token).toHaveAccessibleDescription(/recusou este Access Token/);
  await expect(token).toBeFocused();
  await expectAccessible(page);

  mercadoPago().behave(faults["is out of order"] ?? fine);
  await submit(page).click();
  await expect(token).toHaveAccessibleDescription(/O Mercado Pago não respondeu/);
  await expect(form(page)).not.toContainText("Outra pessoa");
  await expect(token).toHaveValue(TEST_TOKEN);
  await expect(form(page).getByLabel("Validade do código Pix")).toContainText("1 hora");

  mercadoPago().behave(fine);
  await submit(page).click();
  await expect(panel(page)).toContainText("1 hora");
});

test("what was typed stays when the server fails, and when somebody else has changed the account", async ({
  page,
}) => {
  const { updated_at } = await connect(page);
  await openSection(page);
  await panel(page).getByRole("button", { name: "Alterar" }).click();
  await choose(page, form(page).getByLabel("Cartão em até"), "3 vezes");
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await submit(page).click();
  await expect(form(page).getByRole("alert")).toBeVisible();
  await expect(form(page).getByLabel("Cartão em até")).toContainText("3 vezes");

  await connect(page, { pix_minutes: 60, updated_at });
  await submit(page).click();
  await expect(form(page).getByText(/Outra pessoa alterou estes dados/)).toBeVisible();
  await expect(form(page).getByLabel("Cartão em até")).toContainText("3 vezes");
  await form(page).getByRole("button", { name: "veja a versão atual" }).click();
  await expect(form(page).getByLabel("Validade do código Pix")).toContainText("1 hora");
  await choose(page, form(page).getByLabel("Cartão em até"), "2 vezes");
  await submit(page).click();
  await expect(panel(page)).toContainText("Em até 2 vezes");
});

test("a token that is refused later is told by the test, and replaced", async ({ page }) => {
  await connect(page);
  await openSection(page);
  mercadoPago().behave(faults["is out of order"] ?? fine);
  await panel(page).getByRole("button", { name: "Testar conexão" }).click();
  await expect(page.getByText("Não foi possível testar a conexão")).toBeVisible();
  mercadoPago().behave(refusesToken);
  await panel(page).getByRole("button", { name: "Testar conexão" }).click();
  await expect(page.getByText("O Mercado Pago recusou o Access Token")).toBeVisible();
  await expect(panel(page)).toContainText("Precisa de outro token");
  await expect(panel(page)).toContainText("O Mercado Pago não aceita mais o Access Token.");
  await expectAccessible(page);

  await visit(page, "/admin");
  const notice = page.getByText(/^O Mercado Pago não aceita mais o Access Token, e os pagamentos/);
  await notice.getByRole("link", { name: "Abrir Mercado Pago" }).click();
  mercadoPago().behave(fine);
  await panel(page).getByRole("button", { name: "Trocar Access Token" }).click();
  await expect(form(page).getByLabel("Access Token")).toBeFocused();
  await form(page).getByLabel("Access Token").fill(TEST_TOKEN);
  await submit(page).click();
  await expect(panel(page).getByText("Conectado", { exact: true })).toBeVisible();
  await expect(panel(page)).not.toContainText("não aceita mais");
});

test("an account that fails to load is read again, and a credential of another server is asked for again", async ({
  page,
}) => {
  await connect(page);
  await page.route(`**${PATH}`, (route) => route.fulfill({ status: 500 }));
  await openSection(page);
  await expect(page.getByText("Não foi possível carregar o Mercado Pago")).toBeVisible();
  await page.unroute(`**${PATH}`);
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), token_state: "unreadable" } });
  });
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(panel(page)).toContainText("foi gravado em outro servidor. Cole-o de novo.");
  await panel(page).getByRole("button", { name: "Trocar Access Token" }).click();
  await submit(page).click();
  await expect(form(page).getByLabel("Access Token")).toHaveAccessibleDescription(/Cole o Access Token/);
});

test("an order that cannot be asked for says so, and stays as it is", async ({ page }) => {
  await connect(page);
  const order = await orderWithCode(page);
  await openOrder(page, order);
  mercadoPago().behave(faults["is out of order"] ?? fine);
  await page.getByRole("dialog").getByRole("button", { name: "Conferir no Mercado Pago" }).click();
  await expect(page.getByText("Não foi possível conferir no Mercado Pago")).toBeVisible();
  await expect(page.getByText("O Mercado Pago não respondeu. Tente de novo daqui a pouco.")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Não pago")).toBeVisible();
});

test("a new token and the end of the connection ask for the password, over what was typed", async ({
  page,
}) => {
  let refused = 0;
  // As if the last proof were more than ten minutes old.
  await page.route(`**${PATH}`, async (route) => {
    if (route.request().method() === "GET" || refused++ > 0) return route.fallback();
    await route.fulfill({
      status: 403,
      json: { error: { code: "proof_required", message: "Confirme que é você." } },
    });
  });
  const proof = page.getByRole("dialog", { name: "Confirme que é você" });
  await openSection(page);
  await panel(page).getByRole("button", { name: "Conectar" }).click();
  await form(page).getByLabel("Access Token").fill(TEST_TOKEN);
  await submit(page).click();
  await expect(proof.getByLabel("Sua senha")).toBeFocused();
  await proof.getByRole("button", { name: "Cancelar" }).click();
  await expect(form(page).getByRole("alert")).toContainText("Confirme que é você.");
  await expect(form(page).getByLabel("Access Token")).toHaveValue(TEST_TOKEN);
  refused = 0;
  await submit(page).click();
  await proof.getByLabel("Sua senha").fill(await readOwnerPassword());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mercado Pago conectado")).toBeVisible();

  refused = 0;
  await panel(page).getByRole("button", { name: "Desconectar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Desconectar" }).click();
  await proof.getByLabel("Sua senha").fill(await readOwnerPassword());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mercado Pago desconectado")).toBeVisible();
});
