import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { fillLogin, mailedPath, newEmail, password, readOwnerPassword } from "./accounts-support.ts";
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
import { reload, visit } from "./navigation.ts";
import { pictureFile } from "./picture-files.ts";

// The tests run one after the other, because each restores the settings at its end.
test.describe.configure({ mode: "default" });
// The browser logs every error response that these tests provoke.
test.use({ expectedConsoleMessages: [/status of (40[0139]|503)/] });

test.beforeEach(({ context }) => signInAsOwner(context));

const open = (page: Page, section: string) => visit(page, `/admin/configuracoes?secao=${section}`);
const save = (page: Page) => page.getByRole("button", { name: "Salvar alterações" }).click();
/** Waits for the response, because a page that is left earlier may not have sent its request yet. */
async function saveAndWait(page: Page, button = "Salvar alterações"): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: button }).click();
  expect((await answered).status()).toBe(200);
}
const expectSaved = (page: Page) => expect(page.getByText("Configurações salvas").first()).toBeVisible();

/** Opens the shop in a new browser context, like a first-time visitor. */
async function visitAsNewcomer(browser: Browser, path = "/"): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visit(page, path);
  return page;
}

test("what the owner changes about the shop is on its pages at once", async ({ page, browser }) => {
  await open(page, "loja");
  await page.getByLabel("Frase da loja").fill("Vista a torcida inteira.");
  await save(page);
  await expectSaved(page);
  await open(page, "contato");
  await page.getByLabel("Horário de atendimento").fill("Sábado, das 9h às 13h");
  await page.getByLabel("Instagram").fill("https://instagram.com/manto.teste");
  await page.getByLabel("WhatsApp").fill("(21) 98888-7777");
  await expectAccessible(page);
  await save(page);
  await expectSaved(page);

  const shop = await visitAsNewcomer(browser);
  const footer = shop.getByRole("contentinfo");
  await expect(footer).toContainText("Vista a torcida inteira.");
  await expect(footer).toContainText("Sábado, das 9h às 13h");
  await expect(footer.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    "https://instagram.com/manto.teste",
  );
  // The owner sees it too, by client-side navigation.
  await page.getByRole("link", { name: "Manto, ver a loja" }).first().click();
  await expect(page.getByRole("contentinfo")).toContainText("Vista a torcida inteira.");

  await open(page, "contato");
  await page.getByLabel("Instagram").fill("");
  await page.getByLabel("WhatsApp").fill("(11) 90000-0000");
  await page.getByLabel("Horário de atendimento").fill("Segunda a sexta, das 9h às 18h");
  await save(page);
  await expectSaved(page);
  await open(page, "loja");
  await page
    .getByLabel("Frase da loja")
    .fill("Camisas de futebol com nome e número, do clube do bairro à seleção.");
  await save(page);
  await expectSaved(page);
});

test("a CNPJ that cannot be is refused where it stands, and nobody leaves unsaved work by a slip", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, "/admin/configuracoes");
  await page.getByRole("link", { name: "Razão social e CNPJ" }).click();
  const cnpj = page.getByLabel("CNPJ", { exact: true });
  await cnpj.fill("11.222.333/0001-82");
  await save(page);
  await expect(page.getByText("Este CNPJ não existe: confira os números")).toBeVisible();
  await expect(cnpj).toBeFocused();
  await expect(cnpj).toHaveValue("11.222.333/0001-82");
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Todas as configurações" }).click();
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(cnpj).toHaveValue("11.222.333/0001-82");
  await page.getByRole("link", { name: "Todas as configurações" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page.getByRole("navigation", { name: "Configurações" })).toBeVisible();
  await page.getByRole("link", { name: "Razão social e CNPJ" }).click();
  await expect(cnpj).toHaveValue("00.000.000/0001-00");
});

test("a new surcharge counts for the next visit", async ({ page, browser }) => {
  await open(page, "personalizacao");
  const surcharge = page.getByLabel("Acréscimo por camisa personalizada (R$)");
  await surcharge.fill("vinte");
  await save(page);
  await expect(page.getByText("Informe um valor entre R$ 0,00 e R$ 1.000,00")).toBeVisible();
  await surcharge.fill("25,90");
  await expect(page.getByText(/personalizada sai por R\$\s225,90/)).toBeVisible();
  await save(page);
  await expectSaved(page);
  const shop = await visitAsNewcomer(browser);
  await expect(shop.getByText(/R\$\s25,90/).first()).toBeVisible();
  await surcharge.fill("20,00");
  await saveAndWait(page);
  await expect(surcharge).toHaveValue("20,00");
});

test("the texts for customers show how they will be read", async ({ page }) => {
  await open(page, "mensagens");
  const text = page.getByLabel("Pedido recebido");
  await text.fill("Oi {nome}, aqui é da {lojja}!");
  await page.getByRole("button", { name: "Salvar modelos" }).click();
  await expect(page.getByText(/\{lojja\} não existe/)).toBeVisible();
  await text.fill("Oi {nome}, aqui é da {loja}!");
  await expect(page.getByText("Oi Marta, aqui é da Manto!")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Salvar modelos" }).click();
  await expect(page.getByText("Modelos de mensagem salvos")).toBeVisible();
  await page.getByRole("button", { name: "Restaurar textos padrão" }).click();
  await expect(text).toHaveValue(/Recebemos o seu pedido/);
  await saveAndWait(page, "Salvar modelos");
});

test("a logo takes the place of the name in the header, until it is removed", async ({ page, browser }) => {
  await open(page, "loja");
  await page
    .getByLabel("Imagem do logo")
    .setInputFiles(await pictureFile("png", { width: 440, height: 110 }));
  await expect(page.getByText("Logo salvo com sucesso")).toBeVisible();
  const shop = await visitAsNewcomer(browser);
  await expect(shop.getByRole("banner").getByRole("img", { name: "Manto" })).toBeVisible();
  await page.getByRole("button", { name: /^Remover/ }).click();
  await expect(page.getByText("Logo removido com sucesso")).toBeVisible();
  await reload(shop);
  await expect(shop.getByRole("banner").getByRole("link", { name: "Manto, página inicial" })).toBeVisible();
  await expect(shop.getByRole("banner").getByRole("img", { name: "Manto" })).toHaveCount(0);
});

test("somebody is invited by mail, becomes an administrator, and is one no longer", async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await open(page, "administradores");
  await page.getByLabel("E-mail").fill(email);
  await choose(page, page.getByRole("combobox", { name: "Função" }), "Dono");
  await page.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByText("Convite enviado", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Reenviar o convite para ${email}` })).toBeVisible();

  const guest = await visitAsNewcomer(browser, await mailedPath(email));
  await expect(guest.getByRole("heading", { name: "Convite" })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel("Nome completo").fill("Bia Souza");
  await guest.getByLabel("Senha", { exact: true }).fill(password);
  await guest.getByLabel("Confirmar senha").fill(password);
  await guest.getByRole("button", { name: "Criar conta e aceitar" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Convite aceito" })).toBeVisible();
  await guest.getByRole("main").getByRole("link", { name: "Entrar", exact: true }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Entrar" })).toBeVisible();
  await fillLogin(guest, email);
  await guest.getByRole("button", { name: "Entrar" }).click();
  await expect(guest.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  await reload(page);
  const actions = page.getByRole("button", { name: `Ações para ${email}` });
  await expect(actions).toBeVisible();
  await expectAccessible(page);
  await chooseFromMenu(page, actions, "Retirar permissão");
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar permissão" }).click();
  await expect(page.getByText(`${email} não é mais administrador`)).toBeVisible();
  await visit(guest, "/admin");
  await expect(guest.getByText("Acesso restrito. Você não tem permissões de administrador.")).toBeVisible();
});

test("an invitation that was withdrawn says so, and an account that exists gets a new password", async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await open(page, "administradores");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar convite" }).click();
  const path = await mailedPath(email);
  await page.getByRole("button", { name: `Cancelar o convite para ${email}` }).click();
  await expect(page.getByText("Convite cancelado")).toBeVisible();
  const late = await visitAsNewcomer(browser, path);
  await expect(late.getByRole("heading", { name: "Convite inválido ou expirado" })).toBeVisible();

  const known = newEmail();
  const account = { email: known, password, data: { full_name: "Marta Vieira" } };
  await (await browser.newContext()).request.post("/auth/v1/signup", { data: account });
  await page.getByLabel("E-mail").fill(known);
  await page.getByRole("button", { name: "Enviar convite" }).click();
  const guest = await visitAsNewcomer(browser, await mailedPath(known));
  await expect(guest.getByText("já existe. Crie uma senha nova para ela")).toBeVisible();
  await guest.getByLabel("Nova senha").fill("outra-senha-2026");
  await guest.getByLabel("Confirmar senha").fill("outra-senha-2026");
  await guest.getByRole("button", { name: "Aceitar convite" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Convite aceito" })).toBeVisible();
});

test("the log tells who changed what, and can be narrowed", async ({ page }) => {
  await page.setViewportSize(phone);
  // The test makes a change of each kind itself, because entries of other tests fill the first page of the log.
  const settings = await (await page.request.get("/api/admin/settings")).json();
  for (const [section, changed] of [
    ["contact", { whatsapp: "21988887777" }],
    ["contact", {}],
    ["store", { tagline: `Vista a camisa, ${new Date().toISOString()}` }],
    ["store", {}],
  ] as const) {
    const { version } = (await (await page.request.get("/api/admin/settings")).json())[section];
    const values = { ...settings[section].values, ...changed };
    const saved = await page.request.put(`/api/admin/settings/${section}`, { data: { version, values } });
    expect(saved.status()).toBe(200);
  }
  await open(page, "historico");
  const list = page.getByRole("list", { name: "Alterações" });
  await expect(list.getByText("Configurações alteradas: Dados da loja").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);
  await choose(page, page.getByLabel("Assunto"), "Administradores");
  await expect(page).toHaveURL(/assunto=administrator/);
  await expect(list.getByText("Configurações alteradas: Dados da loja")).toHaveCount(0);
  await expect(list.getByText(/Convite enviado para/).first()).toBeVisible();
  await page.getByLabel("De", { exact: true }).fill("2031-01-01");
  await expect(page.getByText("Nada encontrado")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  const entry = list.getByRole("listitem").filter({ hasText: "Configurações alteradas: Contato" }).first();
  await entry.getByText("Ver detalhes").click();
  await expect(entry.getByText("whatsapp", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("the backup asks for the password and comes as one file", async ({ page }) => {
  await open(page, "backup");
  await page.getByLabel("Sua senha").fill("errada-123");
  await page.getByRole("button", { name: "Baixar backup" }).click();
  await expect(page.getByRole("form", { name: "Backup" })).toContainText("A senha atual está incorreta");
  await page.getByLabel("Sua senha").fill(await readOwnerPassword());
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar backup" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^manto-backup-.*\.tar\.gz$/);
  const tar = gunzipSync(await readFile(await download.path()));
  expect(tar.subarray(0, 13).toString()).toBe("manifest.json");
  expect(tar.includes("tables/orders.ndjson")).toBe(true);
});

test("a shop that does not answer says so, and what was typed is still there", async ({ page }) => {
  let isAway = true;
  await page.route("**/api/admin/settings", (route) =>
    isAway
      ? route.fulfill({
          status: 503,
          json: { error: { code: "database_unavailable", message: "Fora do ar" } },
        })
      : route.continue(),
  );
  await open(page, "loja");
  await expect(page.getByText("Falha ao carregar configurações. Tente novamente.")).toBeVisible();
  isAway = false;
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await page.getByLabel("Nome da loja").fill("Manto do Bairro");
  await page.route("**/api/admin/settings/store", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "database_unavailable", message: "Fora do ar" } } }),
  );
  await save(page);
  await expect(page.getByRole("alert").filter({ hasText: "Fora do ar" }).first()).toBeVisible();
  await expect(page.getByLabel("Nome da loja")).toHaveValue("Manto do Bairro");
  await page.getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByLabel("Nome da loja")).toHaveValue("Manto");
});
