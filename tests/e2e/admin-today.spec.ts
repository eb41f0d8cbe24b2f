import { enterOrder } from "./admin-orders-support.ts";
import { enterPaidOrder, setSteps } from "./admin-steps-support.ts";
import { blockChangeEvents, signInAsOwner } from "./admin-support.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone } from "./fixtures.ts";
import { visit } from "./navigation.ts";
import { stockTwoShirts, testInOwnShop } from "./own-shop.ts";

const test = testInOwnShop(stockTwoShirts);

test.beforeEach(async ({ context }) => {
  await blockChangeEvents(context);
  await signInAsOwner(context);
});

test("the dashboard begins with what there is to do, and each number leads to exactly these orders", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, "/admin");
  const today = page.getByRole("region", { name: "Hoje" });
  await expect(today).toContainText("Tudo em dia");

  const unpaid = await enterOrder(page);
  const paid = await enterPaidOrder(page);
  await visit(page, "/admin");
  const task = (name: string) => today.getByRole("listitem").filter({ hasText: name });
  await expect(task("A receber")).toContainText("1");
  await expect(task("Pagos, a entregar")).toContainText("1");
  await expectAccessible(page);
  await task("A receber").getByRole("link").click();
  await expect(page.getByRole("row").filter({ hasText: unpaid.number })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: paid.number })).toHaveCount(0);

  await setSteps(page.request, { steps: true });
  await page.setViewportSize(phone);
  await visit(page, "/admin");
  await expect(task("A produzir")).toContainText("1");
  await expectNoSidewaysScroll(page);
  await task("A produzir").getByRole("link").click();
  await expect(page).toHaveURL("/admin/pedidos?etapa=to_do&pagamento=paid");
  await expect(page.getByText(paid.number).first()).toBeVisible();
});
