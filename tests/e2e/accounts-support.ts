import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";

const dataDir = "test-results/data/shop";

export const password = "segredo-123";
export const ownerEmail = "dono@manto.local";
export const readOwnerPassword = async () => (await readFile(`${dataDir}/owner-password`, "utf8")).trim();

export const newEmail = () => `torcedora-${randomUUID()}@exemplo.com.br`;

/** Creates an account like the sign-up page, and leaves the browser signed in. */
export async function createCustomer(page: Page): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post("/auth/v1/signup", {
    // Requests from a page of the shop get their session in cookies.
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { email, password, data: { full_name: "Marta Vieira" } },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** Creates an account and signs out again. */
export async function createSignedOutCustomer(page: Page): Promise<string> {
  const email = await createCustomer(page);
  await page.context().clearCookies();
  return email;
}

export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  // The password comes first, because only the sign-in page has one; the previous page's footer also has an e-mail field.
  await page.getByLabel("Senha").fill(secret);
  await page.getByLabel("Email").fill(email);
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await fillLogin(page, email, secret);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Login bem-sucedido")).toBeVisible();
}

export const accountLink = (page: Page, name: "Entrar" | "Minha conta") =>
  page.getByRole("banner").getByRole("link", { name });

/** The link in the newest mail to an address, as a path of the shop under test. */
export async function mailedPath(email: string): Promise<string> {
  let path = "";
  await expect
    .poll(async () => {
      path = (await findMailedPath(email)) ?? "";
      return path;
    })
    .not.toBe("");
  return path;
}

async function findMailedPath(email: string): Promise<string | undefined> {
  const folder = join(dataDir, "outbox");
  const files = (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  for (const name of files.reverse()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (mail.to?.[0]?.address !== email) continue;
    const address = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
    if (!address) continue;
    const { pathname, search, hash } = new URL(address);
    return pathname + search + hash;
  }
  return undefined;
}
