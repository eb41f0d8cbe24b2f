import { readFile } from "node:fs/promises";
import { ownerEmail } from "./accounts-support.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

// The development server's own reloading may find its port taken by another one on the same machine.
test.use({ expectedComplaints: [/websocket/i] });
// The first page of a development server waits until its modules are made.
test.slow();

test("a shop without orders shows sample rows and products, marked as such", async ({ page }) => {
  const password = (await readFile("test-results/data/dev/owner-password", "utf8")).trim();
  const signedIn = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { email: ownerEmail, password },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto("/admin");
  const table = page.getByRole("table", { name: "Pedidos Recentes" });
  await expect(table.getByText("Exemplo", { exact: true })).toHaveCount(5);
  for (const label of ["Entregue", "Processando", "Enviado", "Cancelado"]) {
    await expect(table.getByText(label, { exact: true }).first()).toBeVisible();
  }
  const list = page.getByRole("list").filter({ hasText: "vendidas" });
  await expect(list.getByText("Exemplo", { exact: true })).toHaveCount(4);
  await expect(page.getByText("Nenhuma venda concluída neste período")).toBeVisible();
  await expect(page.getByRole("region", { name: "Resumo" }).getByText("R$ 0,00")).toHaveCount(3);
  await expectAccessible(page);
});
