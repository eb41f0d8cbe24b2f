import { expect, type Page, test } from "@playwright/test";
import { dismiss, expectNoSidewaysScroll, withoutMotion } from "./fixtures.ts";
import { openShowcase } from "./open-showcase.ts";
import { findViolations } from "./run-axe.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test.beforeEach(async ({ page }) => {
  await openShowcase(page);
});

/** The violations of the whole page, or only of an overlay. */
async function violations(page: Page, part = "html") {
  const look = () =>
    findViolations(page, {
      part,
      // These are invisible focus guards of Base UI, which pass the focus on at once.
      exclude: "[data-base-ui-focus-guard]",
      runOnly: { type: "tag", values: RULES },
    });
  const violations = await withoutMotion(page, look);
  return violations.map((violation) => ({
    id: violation.id,
    targets: violation.nodes.map((node) => node.target),
  }));
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("the showcase has no accessibility violation, and nothing is wider than the screen", async ({
      page,
    }) => {
      expect(await violations(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    });

    test("an open dialog has no accessibility violation", async ({ page }) => {
      await page.getByRole("button", { name: "Abrir diálogo" }).click();
      await expect(page.getByRole("dialog", { name: "Editar Produto" })).toBeVisible();
      expect(await violations(page, "[role=dialog]")).toEqual([]);
    });

    test("an open drawer has no accessibility violation", async ({ page }) => {
      await page.getByRole("button", { name: "Abrir gaveta" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("an open list of a select has no accessibility violation", async ({ page }) => {
      await page.getByRole("combobox", { name: "Categoria" }).click();
      await expect(page.getByRole("option", { name: "Brasileiros" })).toBeVisible();
      expect(await violations(page, "[role=listbox]")).toEqual([]);
    });

    test("toasts have no accessibility violation", async ({ page }) => {
      await page.getByRole("button", { name: "Aviso de erro" }).click();
      await page.getByRole("button", { name: "Aviso com ação" }).click();
      await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
      expect(await violations(page, "[aria-label=Avisos]")).toEqual([]);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("every button, link and field is at least 44 px high and wide", async ({ page }) => {
    const controls = page.locator("button, a[href], input:not([type=hidden]), select, textarea");
    const small = await controls.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest("[inert], [aria-hidden=true]"))
        // A switch is 28 pixels high but has an invisible target area of 44; a checkbox's target is its whole row.
        .filter((element) => !element.matches("[role=switch], [type=checkbox], [role=spinbutton]"))
        .map((element) => ({ name: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 43.9 || box.height < 43.9))
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
  });
});

test.describe("dialog", () => {
  test("keeps the focus inside while open", async ({ page }) => {
    await page.getByRole("button", { name: "Abrir diálogo" }).click();
    const dialog = page.getByRole("dialog", { name: "Editar Produto" });
    await expect(page.locator("[role=dialog]:focus-within")).toBeVisible();
    for (let presses = 0; presses < 9; presses += 1) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
  });

  test("closes by Esc and gives the focus back", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Abrir diálogo" });
    await opener.click();
    await dismiss(page, page.getByRole("dialog", { name: "Editar Produto" }));
    await expect(opener).toBeFocused();
  });

  test("closes by its close button", async ({ page }) => {
    await page.getByRole("button", { name: "Abrir diálogo" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).click();
    await expect(page.getByRole("dialog", { name: "Editar Produto" })).toBeHidden();
  });

  test("a confirmation asks before it acts", async ({ page }) => {
    await page.getByRole("button", { name: "Abrir confirmação" }).click();
    const question = page.getByRole("alertdialog", { name: "Excluir Pedido" });
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText("Pedido excluído")).toHaveCount(0);
  });

  test("a confirmation at work cannot be dismissed and closes when done", async ({ page }) => {
    await page.clock.install();
    await page.getByRole("button", { name: "Abrir confirmação" }).click();
    const question = page.getByRole("alertdialog", { name: "Excluir Pedido" });
    await question.getByRole("button", { name: "Excluir" }).click();
    await page.keyboard.press("Escape");
    await expect(question.getByRole("button", { name: "Excluindo..." })).toBeVisible();
    await expect(question.getByRole("button", { name: "Cancelar" })).toBeDisabled();
    await page.clock.runFor(2000);
    await expect(question).toBeHidden();
  });

  test("the drawer closes by Esc and gives the focus back", async ({ page }) => {
    const opener = page.getByRole("button", { name: "Abrir gaveta" });
    await opener.click();
    await dismiss(page, page.getByRole("dialog", { name: "Menu" }));
    await expect(opener).toBeFocused();
  });

  test("a press beside the drawer closes it", async ({ page }) => {
    await page.getByRole("button", { name: "Abrir gaveta" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(async () => {
      await page.mouse.click(900, 400);
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden({ timeout: 2000 });
    }).toPass();
  });
});
