import type { Browser, Page } from "@playwright/test";
import { fillLogin, mailedPath, newEmail, password, readOwnerPassword } from "./accounts-support.ts";
import { enterOrder } from "./admin-orders-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import {
  choose,
  chooseFromMenu,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from "./fixtures.ts";
import { visit } from "./navigation.ts";

test.use({ expectedConsoleMessages: [/status of (400|403)/] });
test.beforeEach(({ context }) => signInAsOwner(context));

/** Accepts an invitation with this role in a new browser and signs in. */
async function joinAs(role: string, page: Page, browser: Browser): Promise<{ email: string; guest: Page }> {
  const email = newEmail();
  await visit(page, "/admin/configuracoes?secao=administradores");
  await page.getByLabel("E-mail").fill(email);
  await choose(page, page.getByRole("combobox", { name: "Função" }), role);
  await page.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByRole("button", { name: `Reenviar o convite para ${email}` })).toBeVisible();
  const guest = await (await browser.newContext({ viewport: desktop })).newPage();
  await visit(guest, await mailedPath(email));
  await expect(guest.getByText(`Sua função: ${role}.`)).toBeVisible();
  await guest.getByLabel("Nome completo").fill("Bia Souza");
  await guest.getByLabel("Senha", { exact: true }).fill(password);
  await guest.getByLabel("Confirmar senha").fill(password);
  await guest.getByRole("button", { name: "Criar conta e aceitar" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Convite aceito" })).toBeVisible();
  await visit(guest, "/login?redirect=%2Fadmin");
  await fillLogin(guest, email);
  await guest.getByRole("button", { name: "Entrar" }).click();
  await expect(guest).toHaveURL(/\/admin\//);
  return { email, guest };
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Administração" }).getByRole("link");

test("who attends customers sees orders, customers and messages, and nothing else", async ({
  page,
  browser,
}) => {
  const { guest } = await joinAs("Atendimento", page, browser);
  await expect(guest.getByRole("heading", { level: 1, name: "Gerenciamento de Pedidos" })).toBeVisible();
  await expect(menu(guest)).toHaveText([/^Pedidos/, "Clientes", "Configurações"]);
  await expect(guest.getByRole("button", { name: "Exportar CSV" })).toHaveCount(0);
  await visit(guest, "/admin/relatorios");
  await expect(guest.getByRole("heading", { name: "Esta área não é da sua função" })).toBeVisible();
  await expectAccessible(guest);
  await visit(guest, "/admin/configuracoes");
  const sections = guest.getByRole("navigation", { name: "Configurações" }).getByRole("link");
  await expect(sections).toHaveText(["Mensagens", "Segurança"]);
});

test("who produces sees what to make, without numbers and without totals", async ({ page, browser }) => {
  const { guest } = await joinAs("Produção", page, browser);
  await expect(guest.getByRole("heading", { level: 1, name: "Ficha de produção" })).toBeVisible();
  await expect(menu(guest)).toHaveText(["Produção", "Configurações"]);
  await expect(guest.getByRole("main")).toContainText("Tamanho");
  await expect(guest.getByRole("main")).not.toContainText(/R\$|\(\d\d\) /);
  // Looking at all that the shop has to make would take long.
  const order = await enterOrder(page);
  await visit(guest, `/admin/pedidos/producao?ids=${order.id}`);
  await expect(guest.getByText("1 pedido, ")).toBeVisible();
  await guest.setViewportSize(phone);
  await expectNoSidewaysScroll(guest);
  await expectAccessible(guest);
});

test("a role is changed, and what the person sees changes with it", async ({ page, browser }) => {
  const { email, guest } = await joinAs("Catálogo", page, browser);
  await expect(menu(guest)).toHaveText([
    "Produtos",
    "Categorias",
    "Tamanhos",
    "Opções",
    "Estoque",
    "Banners",
    "Google e Meta",
    "Configurações",
  ]);
  await visit(page, "/admin/configuracoes?secao=administradores");
  await chooseFromMenu(page, page.getByRole("button", { name: `Ações para ${email}` }), "Mudar função");
  const dialog = page.getByRole("alertdialog", { name: "Mudar função" });
  await choose(page, dialog.getByRole("combobox", { name: "Função" }), "Produção");
  await dialog.getByRole("button", { name: "Salvar função" }).click();
  await expect(page.getByText(`${email} agora tem a função Produção`)).toBeVisible();
  await visit(guest, "/admin");
  await expect(menu(guest)).toHaveText(["Produção", "Configurações"]);
});

for (const viewport of [phone, desktop]) {
  test(`a sensitive change asks for the password again, and goes on by itself at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const email = newEmail();
    let refused = 0;
    // As if the last proof were more than ten minutes old.
    await page.route("**/api/admin/administrators/invitations", async (route) => {
      if (refused++ > 0) return route.continue();
      await route.fulfill({
        status: 403,
        json: { error: { code: "proof_required", message: "Confirme que é você." } },
      });
    });
    await visit(page, "/admin/configuracoes?secao=administradores");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Enviar convite" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
    await expect(dialog.getByLabel("Sua senha")).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel("Sua senha").fill("errada-123");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Sua senha")).toHaveAccessibleDescription(/senha/i);
    await dialog.getByLabel("Sua senha").fill(await readOwnerPassword());
    await page.keyboard.press("Enter");
    await expect(page.getByText("Convite enviado", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: `Reenviar o convite para ${email}` })).toBeVisible();
    await page.getByRole("button", { name: `Cancelar o convite para ${email}` }).click();
  });
}

test("a sensitive change that is not confirmed does not happen, and keeps what was typed", async ({
  page,
}) => {
  await page.route("**/api/admin/administrators/invitations", (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: "proof_required", message: "Confirme que é você." } },
    }),
  );
  await visit(page, "/admin/configuracoes?secao=administradores");
  await page.getByLabel("E-mail").fill("bia@exemplo.com.br");
  await page.getByRole("button", { name: "Enviar convite" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue("bia@exemplo.com.br");
  await expect(page.getByText("Não foi possível enviar o convite")).toBeVisible();
});
