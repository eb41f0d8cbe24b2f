import { storedItems } from "./checkout-support.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { openProduct } from "./product-support.ts";

test("a team's list becomes shirts, mistakes marked by line, and goes into the cart at once", async ({
  page,
}) => {
  await openProduct(page);
  await page.getByRole("link", { name: "Pedido para time" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pedido para time" })).toBeVisible();
  const list = page.getByLabel("Lista do time");
  const add = page.getByRole("button", { name: "Adicionar ao carrinho" });
  await expect(add).toBeDisabled();

  await list.fill("Nome\tNúmero\tTamanho\nSilva\t10\tM\nSouza\t100\tG\n\nAna\t7\tXG\nSilva\t10\tM");
  await list.blur();
  const mistakes = page.getByRole("region", { name: "2 linhas para corrigir" });
  await expect(mistakes.getByText("O número 100 não serve: use de 0 a 99.")).toBeVisible();
  await expect(mistakes.getByText("Não temos o tamanho XG. Use P, M, G ou GG.")).toBeVisible();
  await expect(page.getByText("Corrija as linhas marcadas da lista")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Corrigir linha 3" }).click();
  await page.keyboard.insertText("Souza\t8\tG");
  await page.getByRole("button", { name: "Corrigir linha 5" }).click();
  await page.keyboard.insertText("Ana\t7\tGG");
  await expect(mistakes).toHaveCount(0);
  const shirts = page.getByRole("region", { name: "Camisas" }).getByRole("listitem");
  await expect(shirts).toHaveText([/SILVA \/ 10.*Tamanho M · 2 camisas/, /SOUZA \/ 8.*G/, /ANA \/ 7.*GG/]);
  await expect(page.getByRole("complementary", { name: "Resumo do time" })).toContainText("4 camisas");

  await add.click();
  await expect(page).toHaveURL("/carrinho");
  await expect(page.getByText("4 camisas no carrinho")).toBeVisible();
  await expect(page.getByText("3 itens, 4 peças")).toBeVisible();
  await expect(page.getByText("O preço mudou")).toBeHidden();
  expect((await storedItems(page)).map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
});

test("the shirts that are right go ahead, and the lines to mend stay with their heading", async ({
  page,
}) => {
  const path = await openProduct(page);
  await visit(page, `${path}/time`);
  const list = page.getByLabel("Lista do time");
  await list.fill("Nome;Nº;Tam\nSilva;10;M\nSouza;10;G\nAna;7;XG\nBia;8;P");
  await list.blur();
  await expect(page.getByText("O número 10 está em 2 camisas: SILVA e SOUZA.")).toBeVisible();
  await page.getByRole("button", { name: "Adicionar as 3 corretas" }).click();
  await expect(page.getByText("3 camisas no carrinho")).toBeVisible();
  await expect(list).toHaveValue("Nome;Nº;Tam\nAna;7;XG");
  await expect(page.getByRole("button", { name: /^Adicionar as? / })).toHaveCount(0);
  expect(await storedItems(page)).toHaveLength(3);
  await page.getByRole("button", { name: "Ver carrinho" }).click();
  await expect(page).toHaveURL("/carrinho");
});

test("a press below the list counts, although the mistakes that it reveals move what it is on", async ({
  page,
}) => {
  const path = await openProduct(page);
  await visit(page, `${path}/time`);
  const list = page.getByLabel("Lista do time");
  await list.fill("Silva 10 M\nAna 7 XG");
  await page.getByRole("button", { name: "Limpar lista" }).click();
  await expect(list).toHaveValue("");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the page opens by its own link, and what was typed survives a reload", async ({ page }) => {
    const path = await openProduct(page);
    await visit(page, `${path}/time`);
    const list = page.getByLabel("Lista do time");
    await list.focus();
    await page.keyboard.type("Marta 10 P\nCristiane 11");
    // The line that is still being typed is not reported as wrong.
    await expect(page.getByRole("region", { name: /para corrigir/ })).toHaveCount(0);
    await page.keyboard.type(" M");
    await expect(page.getByRole("region", { name: "Camisas" }).getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await reload(page);
    await expect(list).toHaveValue("Marta 10 P\nCristiane 11 M");
    await page.getByRole("button", { name: "Limpar lista" }).click();
    await expect(list).toBeFocused();
    await expect(page.getByText("As camisas aparecem aqui")).toBeVisible();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(list).toHaveValue("Marta 10 P\nCristiane 11 M");
  });
});
