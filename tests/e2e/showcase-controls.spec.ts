import { expect, test } from "@playwright/test";
import { phone } from "./fixtures.ts";
import { openShowcase } from "./open-showcase.ts";

test.beforeEach(async ({ page }) => {
  await openShowcase(page);
});

test.describe("choosing by keyboard", () => {
  test("a menu opens, moves and acts by keys; the current state cannot be chosen again", async ({ page }) => {
    await page.getByRole("button", { name: "Ações do pedido" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menu")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Pendente" })).toBeDisabled();
    await expect(page.locator(":focus")).toHaveRole("menuitem");
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Excluir" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(page.getByRole("alert", { name: "Excluído" })).toBeVisible();
  });

  test("a select takes a choice by arrow keys and sends it with its form", async ({ page }) => {
    const select = page.getByRole("combobox", { name: "Categoria" });
    await select.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: "Brasileiros" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(select).toHaveText("Internacionais");
    const form = page.getByRole("form", { name: "Exemplo de formulário" });
    const sent = await form.evaluate((element) => new FormData(element as HTMLFormElement).get("category"));
    expect(sent).toBe("internacionais");
  });

  test("tabs change by arrow keys", async ({ page }) => {
    await page.getByRole("tab", { name: "Enviar arquivo" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "URL da imagem" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "URL da imagem" })).toHaveText("Painel do endereço");
  });

  test("sizes are chosen by arrow keys and the hint goes away", async ({ page }) => {
    await page.getByRole("radio", { name: "P", exact: true }).press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
    await expect(page.getByText("Selecione um tamanho")).toHaveCount(0);
  });

  test("a switch turns by Space", async ({ page }) => {
    const control = page.getByRole("switch", { name: "Personalizar com nome e número" });
    await control.press("Space");
    await expect(control).toBeChecked();
    await control.press("Space");
    await expect(control).not.toBeChecked();
  });

  test("a password can be shown and hidden", async ({ page }) => {
    const password = page.getByLabel("Senha");
    await page.getByRole("button", { name: "Mostrar caracteres" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Ocultar caracteres" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  test("an error is tied to its field", async ({ page }) => {
    await expect(page.getByLabel("Email com erro")).toHaveAccessibleDescription("Digite um email válido");
  });

  test("a busy button keeps its width and its focus", async ({ page }) => {
    const button = page.getByRole("button", { name: "Entrar", exact: true });
    const before = await button.boundingBox();
    await button.click();
    const busy = page.getByRole("button", { name: "Entrando..." }).first();
    await expect(busy).toBeFocused();
    expect((await busy.boundingBox())?.width).toBe(before?.width);
  });
});

test.describe("stepper", () => {
  test("never goes below 1", async ({ page }) => {
    const group = page.getByRole("group", { name: "Quantidade", exact: true });
    const value = group.getByRole("spinbutton");
    await expect(group.getByRole("button", { name: "Diminuir" })).toBeDisabled();
    await value.press("ArrowDown");
    await expect(value).toHaveValue("1");
    await value.fill("0");
    await value.press("Enter");
    await expect(value).toHaveValue("1");
  });

  test("takes a typed number and steps from it", async ({ page }) => {
    const group = page.getByRole("group", { name: "Quantidade", exact: true });
    await group.getByRole("spinbutton").fill("12");
    await group.getByRole("button", { name: "Aumentar" }).click();
    await expect(group.getByRole("spinbutton")).toHaveValue("13");
  });
});

test.describe("toasts", () => {
  test("at most three are visible", async ({ page }) => {
    for (let asked = 0; asked < 5; asked += 1) {
      await page.getByRole("button", { name: "Aviso de sucesso" }).click();
    }
    const visible = page.getByRole("button", { name: "Fechar aviso" }).filter({ visible: true });
    await expect(visible).toHaveCount(3);
  });

  test("one closes by its button", async ({ page }) => {
    await page.getByRole("button", { name: "Aviso de erro" }).click();
    const notice = page.getByRole("alert", { name: "Erro ao buscar CEP" });
    await notice.getByRole("button", { name: "Fechar aviso" }).click();
    await expect(notice).toBeHidden();
  });

  test("one closes by itself after five seconds", async ({ page }) => {
    await page.clock.install();
    await page.getByRole("button", { name: "Aviso de erro" }).click();
    const notice = page.getByRole("alert", { name: "Erro ao buscar CEP" });
    await expect(notice).toBeVisible();
    await page.clock.runFor(6000);
    await expect(notice).toBeHidden();
  });

  test("one under the pointer stays", async ({ page }) => {
    await page.clock.install();
    await page.getByRole("button", { name: "Aviso de erro" }).click();
    const notice = page.getByRole("alert", { name: "Erro ao buscar CEP" });
    await notice.hover();
    await page.clock.runFor(30_000);
    await expect(notice).toBeVisible();
  });

  test("the action runs and closes its toast", async ({ page }) => {
    await page.getByRole("button", { name: "Aviso com ação" }).click();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByRole("status", { name: "Item de volta" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Item removido do carrinho" })).toBeHidden();
  });

  test("one that is being pressed stays, although a control in use comes to lie under it", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.clock.install();
    await page.getByRole("button", { name: "Aviso com ação" }).click();
    const action = page.getByRole("button", { name: "Desfazer" });
    await action.hover();
    await page.mouse.down();
    const top = (await action.boundingBox())?.y ?? 0;
    await page.getByRole("button", { name: "Aviso de erro" }).evaluate((control, wanted) => {
      window.scrollBy({ top: control.getBoundingClientRect().top - wanted, behavior: "instant" });
      control.focus({ preventScroll: true });
    }, top);
    await page.clock.runFor(1000);
    await page.mouse.up();
    await expect(page.getByRole("status", { name: "Item de volta" })).toBeVisible();
  });
});

test.describe("file picker", () => {
  const picker = "Imagem do produto";

  test("refuses what the caller refuses and says why", async ({ page }) => {
    await page
      .getByLabel(picker)
      .setInputFiles({ name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
    await expect(page.getByRole("alert")).toHaveText("nota.txt não é uma imagem");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });

  test("shows the progress of an upload and lets it be cancelled", async ({ page }) => {
    await page
      .getByLabel(picker)
      .setInputFiles({ name: "gola.webp", mimeType: "image/webp", buffer: Buffer.from("x") });
    await page.getByRole("button", { name: "Avançar envio" }).click();
    await page.getByRole("button", { name: "Avançar envio" }).click();
    await expect(page.getByRole("progressbar", { name: "gola.webp" })).toHaveAttribute("aria-valuenow", "64");
    await page.getByRole("button", { name: "Cancelar envio" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });
});
