import { expect, type Page, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/respostas");
});

const answer = (page: Page, isAccepted: boolean) =>
  page.evaluate((accepted) => window.answer(accepted), isAccepted);

test.describe("the answer to a coupon", () => {
  const code = (page: Page) => page.getByLabel("Cupom de desconto");

  async function tryCode(page: Page): Promise<void> {
    await code(page).fill("GOL10");
    await page.getByRole("button", { name: "Aplicar" }).click();
  }

  test("empties the field, which gets the focus", async ({ page }) => {
    await tryCode(page);
    await answer(page, true);
    await expect(code(page)).toHaveValue("");
    await expect(code(page)).toBeFocused();
  });

  test("does not take the rest of a CEP that is being typed", async ({ page }) => {
    await tryCode(page);
    const cep = page.getByLabel("CEP");
    await cep.pressSequentially("0100");
    await answer(page, true);
    await expect(code(page)).toHaveValue("");
    await page.keyboard.type("1000");
    await expect(cep).toHaveValue("01001000");
  });

  test("does not erase another code that was typed while it was checked", async ({ page }) => {
    await tryCode(page);
    await code(page).fill("GOL20");
    await answer(page, true);
    await expect(page.getByRole("button", { name: "Aplicar" })).not.toHaveAttribute("aria-busy");
    await expect(code(page)).toHaveValue("GOL20");
  });
});

test.describe("the refusal of a form", () => {
  const save = (page: Page) => page.getByRole("button", { name: "Salvar" });

  test("moves the focus to the refused field", async ({ page }) => {
    await save(page).click();
    await answer(page, false);
    await expect(page.getByLabel("CEP")).toBeFocused();
  });

  test("leaves the focus in the field that is being typed into", async ({ page }) => {
    await save(page).click();
    const street = page.getByLabel("Rua");
    await street.pressSequentially("Rua ");
    await answer(page, false);
    await expect(page.getByText("CEP não encontrado")).toBeVisible();
    await page.keyboard.type("das Flores");
    await expect(street).toHaveValue("Rua das Flores");
  });
});
