import { expect, expectAccessible, test } from "./fixtures.ts";
import { openProduct, parts, screens } from "./product-support.ts";

for (const screen of screens) {
  test.describe(`the button to the cart ${screen.name}, while something is missing,`, () => {
    test.use(screen.use);

    test("is disabled, and a press on it leads to the sizes", async ({ page }) => {
      await openProduct(page);
      const { add, form, size } = parts(page);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(add).toBeDisabled();
      // A disabled button is not clicked by itself: this presses the place where it stands.
      await add.click({ force: true });
      await expect(size("P")).toBeFocused();
      await expect(form.getByRole("radiogroup", { name: "Tamanho" })).toBeInViewport({ ratio: 0.99 });
      await expect(form.getByRole("radiogroup", { name: "Tamanho" })).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await size("G").check();
      await expect(form.getByRole("radiogroup", { name: "Tamanho" })).not.toHaveAttribute("aria-invalid");
      await expect(add).toBeEnabled();
    });

    test("leads to the name and then to the number by the keyboard alone", async ({ page }) => {
      await openProduct(page);
      const { add, customize, form, name, number, size } = parts(page);
      await size("M").check();
      await customize.check();
      const request = form.getByRole("button", { name: "Complete os dados da personalização" });
      await expect(name).not.toHaveAttribute("aria-invalid");
      await form.getByRole("button", { name: "Aumentar" }).focus();
      await page.keyboard.press("Tab");
      await expect(request).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(name).toBeFocused();
      await expect(name).toBeInViewport({ ratio: 0.99 });
      await expect(name).toHaveAccessibleDescription("Digite o nome");
      await expectAccessible(page);
      await page.keyboard.type("ana");
      await expect(name).not.toHaveAttribute("aria-invalid");
      await request.press("Enter");
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription("Digite o número");
      await page.keyboard.type("7");
      await expect(request).toHaveCount(0);
      await expect(add).toBeEnabled();
    });
  });
}
