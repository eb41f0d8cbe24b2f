import { newEmail } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { openShopWithMail } from "./shop-with-mail.ts";
import { countUnits, findShirt, shirts, stockCountedShirts } from "./stock-support.ts";

// An address that is none is refused.
test.use({ viewport: phone, expectedConsoleMessages: [/400/] });

test("whoever asks to hear of a sold-out size confirms the address, and gets one mail when it is there again", async ({
  page,
  playwright,
}) => {
  await using shop = await openShopWithMail();
  const owner = await playwright.request.newContext({ baseURL: shop.address });
  await signInAsOwner({ request: owner });
  await stockCountedShirts(owner);
  const { id } = await findShirt(owner, shirts.gone);
  const email = newEmail();

  await visit(page, `${shop.address}/produto/${id}`);
  await page.getByRole("button", { name: "Avise-me quando chegar" }).click();
  const form = page.getByRole("form", { name: "Avise-me quando chegar" });
  await form.getByLabel("E-mail").fill("ana@");
  await form.getByRole("radio", { name: "M", exact: true }).click();
  await form.getByRole("button", { name: "Avise-me" }).click();
  await expect(form.getByText("Digite um email válido")).toBeVisible();
  await expect(form.getByLabel("E-mail")).toHaveValue("ana@");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button", { name: "Avise-me" }).click();
  await expect(page.getByText("Enviamos um e-mail para você confirmar o aviso.")).toBeVisible();
  await expectAccessible(page);

  const asked = await shop.nextMail(email);
  expect(asked.subject).toBe("Confirme o aviso: Camisa Esgotada, tamanho M");
  const link = new URL(/https?:\/\/\S+/.exec(asked.text ?? "")?.[0] ?? "");
  await visit(page, shop.address + link.pathname + link.search);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirmar aviso" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aviso confirmado!" })).toBeVisible();

  await countUnits(owner, id, { M: 2 });
  // It is sent by a chore that runs every minute.
  const told = await shop.nextMail(email);
  expect(told.subject).toBe("Camisa Esgotada no tamanho M voltou");
  const product = new URL(/https?:\/\/\S+/.exec(told.text ?? "")?.[0] ?? "");
  await visit(page, shop.address + product.pathname);
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeEnabled();
  await owner.dispose();
  // The shop stops at the end of the test, and a page with a pending request would log an error.
  await page.close();
});

test.describe("a link that leads nowhere", () => {
  test.use({ expectedConsoleMessages: [/404/] });

  test("says what may have happened", async ({ page }) => {
    await visit(page, "/avise-me/cancelar?token=inventado");
    await page.getByRole("button", { name: "Cancelar aviso" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Não encontramos este aviso. Talvez ele já tenha sido enviado ou cancelado.",
    );
  });
});
