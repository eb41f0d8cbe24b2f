import { createCustomer } from "./accounts-support.ts";
import { signInAsOwner } from "./admin-support.ts";
import { answerCep, answerWhatsapp, fillDelivery, finish, storedItems } from "./checkout-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { reload, visit } from "./navigation.ts";
import { listed, makeShirt, makeTeam, startTeam, typed, typeShirt } from "./team-link-support.ts";

const sizes = ["P", "M", "G", "GG"];
const players = ["SILVA", "BIA", "LÉO", "RUI", "IVO", "NINA", "TÉO", "CAIO", "DUDA", "MEL", "ZECA"].map(
  (name, index) => ({ name, number: String(index + 1), size: sizes[index % 4] ?? "M" }),
);

test("a captain and eleven players fill a list from twelve devices, and the captain orders it", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await answerWhatsapp(context);
  await answerCep(page);
  await createCustomer(page);
  const path = await startTeam(page, "Tigres da Vila");

  const devices = await Promise.all(
    players.map(async (shirt) => {
      const device = await browser.newContext({ viewport: phone, reducedMotion: "reduce" });
      return { shirt, device, own: await device.newPage() };
    }),
  );
  const [first, second, third, away, ...others] = devices;
  if (!first || !second || !third || !away) throw new Error("too few players");
  for (const { own, shirt } of devices) {
    await visit(own, new URL(path, page.url()).href);
    await typeShirt(own, shirt);
  }
  await expect(first.own.getByRole("img", { name: /com o nome SILVA e o número 1$/ })).toBeVisible();

  // Three press at the same moment, and one has no net.
  await Promise.all([first, second, third].map(({ own }) => typed(own).put.click()));
  await away.device.setOffline(true);
  await typed(away.own).put.click();
  await expect(away.own.getByText("Vai quando a internet voltar")).toBeVisible();
  for (const { own } of others) await typed(own).put.click();
  for (const { own } of [first, second, third, ...others]) {
    await expect(own.getByRole("heading", { name: "A sua camisa está na lista" })).toBeFocused();
  }

  // The captain adds an own shirt, and sees the others come by themselves.
  await expect(listed(page)).toHaveCount(10);
  await page.getByRole("button", { name: "Colocar uma camisa" }).click();
  const dialog = page.getByRole("dialog", { name: "Colocar uma camisa" });
  await typeShirt(page, { name: "Ana", number: "10", size: "G" });
  await expect(dialog.getByText("O 10 já é de MEL. Pode repetir, se o time quiser.")).toBeVisible();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("O número 10 está em 2 camisas: MEL e ANA.")).toBeVisible();
  await expect(listed(page)).toHaveCount(11);
  await away.device.setOffline(false);
  await expect(away.own.getByRole("heading", { name: "A sua camisa está na lista" })).toBeVisible();
  await expect(listed(page)).toHaveCount(12);
  await expect(listed(page).filter({ hasText: "RUI" })).toHaveCount(1);
  await expect(page.getByText("12 de 22 camisas")).toBeVisible();
  await expectAccessible(page);

  // Mends one, takes one off, and back on.
  await page.getByRole("button", { name: "Mudar ANA / 10" }).click();
  const mending = page.getByRole("dialog", { name: "Mudar ANA / 10" });
  await typed(page).number.fill("12");
  await mending.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("button", { name: "Mudar ANA / 12" })).toBeFocused();
  await expect(page.getByText("Número repetido")).toBeHidden();
  await page.getByRole("button", { name: "Tirar BIA / 2" }).click();
  await expect(listed(page)).toHaveCount(11);
  await expect(second.own.getByText("11 de 22 camisas")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(listed(page)).toHaveCount(12);

  await page.getByRole("button", { name: "Ver a foto do time" }).click();
  const photo = page.getByRole("dialog", { name: "Foto do time" });
  await expect(photo.getByRole("img", { name: "As 12 camisas do Tigres da Vila, de costas" })).toBeVisible();
  await expect(photo.getByRole("button", { name: "Salvar" })).toBeEnabled();
  await photo.getByRole("button", { name: "Fechar" }).click();

  await page.getByRole("button", { name: "Pôr no carrinho" }).click();
  const question = page.getByRole("alertdialog", { name: "Pôr 12 camisas no carrinho?" });
  await expect(question.getByRole("checkbox", { name: /^Fechar a lista agora/ })).toBeChecked();
  await question.getByRole("button", { name: "Pôr no carrinho" }).click();
  await expect(page.getByText("12 itens, 12 peças")).toBeVisible();
  await expect(first.own.getByText("Se faltou a sua camisa, fale com o capitão.")).toBeVisible();
  await fillDelivery(page);
  await finish(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pedido Realizado com Sucesso!" })).toBeVisible();
  expect(await storedItems(page)).toEqual([]);

  await expect(first.own.getByText("O time já pediu!")).toBeVisible();
  await visit(page, `${path}/capitao`);
  await expect(page.getByText("O time já pediu. A lista fica aqui por 60 dias")).toBeVisible();
  await page.getByRole("button", { name: "Pôr no carrinho" }).click();
  await expect(page.getByText("Isto faz um segundo pedido")).toBeVisible();
});

test.describe("on a player's phone", () => {
  // A refused shirt, and a link that leads nowhere.
  test.use({ viewport: phone, expectedConsoleMessages: [/status of 40[49]/] });

  test("a shirt is typed and changed by keyboard alone, and what was typed survives a reload", async ({
    page,
    request,
  }) => {
    const team = await makeTeam(request, { team_name: "Leões do Norte Futebol Clube" });
    await makeShirt(request, team, { name: "MARTA", number: "10", size: "P" });
    await visit(page, `/time/${team.token}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    await typed(page).name.focus();
    await page.keyboard.type("wolfeschlegelsteinhausen");
    await expect(typed(page).name).toHaveValue("WOLFESCHLEGELST");
    await page.keyboard.press("Tab");
    await page.keyboard.type("10");
    await expect(page.getByText("O 10 já é de MARTA. Pode repetir, se o time quiser.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(typed(page).size("P")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(typed(page).size("M")).toBeChecked();
    await reload(page);
    await expect(typed(page).name).toHaveValue("WOLFESCHLEGELST");
    await typed(page).put.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "A sua camisa está na lista" })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole("button", { name: "Mudar WOLFESCHLEGELST / 10" }).press("Enter");
    await typed(page).name.fill("WOLF");
    await page.getByRole("button", { name: "Salvar a camisa" }).press("Enter");
    await expect(listed(page)).toHaveText([/10MARTAP/, /10WOLF \(você\)M/]);
    await page.getByRole("button", { name: "Tirar WOLF / 10" }).press("Enter");
    await expect(listed(page)).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Coloque o seu nome" })).toBeFocused();
  });

  test("a full list takes no new shirt, a closed one none at all, and both say why", async ({
    page,
    request,
  }) => {
    const team = await makeTeam(request, { team_name: "Time Cheio", max_shirts: 1 });
    await visit(page, `/time/${team.token}`);
    await typeShirt(page, { name: "ANA", number: "7", size: "M" });
    await makeShirt(request, team, { name: "BIA", number: "9", size: "G" });
    await typed(page).put.click();
    await expect(page.getByRole("alert")).toContainText("A lista do time está cheia");
    await expect(typed(page).name).toHaveValue("ANA");
    await expect(page.getByText("O que você digitou continua guardado neste aparelho.")).toBeVisible();

    await request.put(`/api/team-orders/${team.token}`, {
      headers: { "Team-Secret": team.secret },
      data: { team_name: "Time Cheio", max_shirts: 2, closes_on: null, option_ids: [], closed: true },
    });
    await expect(page.getByText("Lista fechada")).toBeVisible();
    await expect(typed(page).put).toBeHidden();
    await expectAccessible(page);

    await page.goto("/time/AAAAAAAAAAAAAAAAAAAAAA");
    await expect(page.getByRole("heading", { level: 1, name: "Este link não vale mais" })).toBeVisible();
  });
});

test.describe("on another device", () => {
  // The shop is out of reach for a moment.
  test.use({ expectedConsoleMessages: [/net::ERR_FAILED/] });

  test("the captain's link opens the list on another device, once, and a stranger is told how", async ({
    page,
    request,
  }) => {
    const team = await makeTeam(request, { team_name: "Panteras" });
    await makeShirt(request, team, { name: "BIA", number: "9", size: "G" });
    const path = `/time/${team.token}/capitao`;
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1, name: "Este é o lado do capitão" })).toBeVisible();
    await expectAccessible(page);

    // The key stays in the address until the shop has said that it fits.
    await page.goto("about:blank");
    await page.route("**/captain", (route) => route.abort());
    await visit(page, `${path}#${team.secret}`);
    await expect(page.getByRole("heading", { level: 1, name: "Não deu para abrir a lista" })).toBeVisible();
    await page.unroute("**/captain");
    await page.getByRole("button", { name: "Tentar novamente" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Panteras" })).toBeVisible();
    await expect(page).toHaveURL(path);
    await reload(page);
    await expect(listed(page)).toHaveText([/BIA/]);

    await page.getByRole("button", { name: "Ajustes" }).click();
    const settings = page.getByRole("dialog", { name: "Ajustes do time" });
    await settings.getByLabel("Camisas, no máximo").fill("0");
    await settings.getByRole("button", { name: "Salvar" }).click();
    await expect(settings.getByText("Use de 1 a 60 camisas")).toBeVisible();
    await settings.getByLabel("Camisas, no máximo").fill("11");
    await settings.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("1 de 11 camisas")).toBeVisible();
    await page.getByRole("button", { name: "Fechar a lista" }).click();
    await expect(page.getByRole("button", { name: "Reabrir a lista" })).toBeVisible();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }

    await page.getByRole("button", { name: "Apagar", exact: true }).click();
    await page.getByRole("button", { name: "Apagar para sempre" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Pedido para time" })).toBeVisible();
    expect((await request.get(`/api/team-orders/${team.token}`)).status()).toBe(404);
  });
});

test("the owner sees who is filling a list, whom to nudge, and deletes one", async ({
  page,
  context,
  request,
}) => {
  const team = await makeTeam(request, { team_name: "Corujas da Serra", max_shirts: 1 });
  await makeShirt(request, team, { name: "BIA", number: "9", size: "G" });
  await signInAsOwner(context);
  await visit(page, "/admin/times");
  const row = page.getByRole("row").filter({ hasText: "Corujas da Serra" });
  await expect(row).toContainText("Ana Souza");
  await expect(row).toContainText("1 de 1");
  await expect(row).toContainText("Completa, falta pedir");
  await expect(row.getByRole("link", { name: "Lembrar Ana Souza pelo WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/5511987654321\?text=Ol%C3%A1%2C%20Ana!/,
  );
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await row.getByRole("button", { name: "Apagar o pedido do Corujas da Serra" }).click();
  await page.getByRole("button", { name: "Apagar para sempre" }).click();
  await expect(row).toHaveCount(0);
});
