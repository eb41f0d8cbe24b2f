import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";

/** The data folders of the two shops that the journeys share; they have the same owner. */
const dataDirs = ["test-results/data/shop", "test-results/data/changed-shop"];

export const password = "segredo-123";
export const ownerEmail = "dono@manto.local";
export const readOwnerPassword = async () => (await readFile(`${dataDirs[0]}/owner-password`, "utf8")).trim();

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
  const folders = await Promise.all(dataDirs.map((dataDir) => listMails(join(dataDir, "outbox"))));
  for (const file of folders.flat()) {
    const mail = await PostalMime.parse(await readFile(file));
    if (mail.to?.[0]?.address !== email) continue;
    const address = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
    if (!address) continue;
    const { pathname, search, hash } = new URL(address);
    return pathname + search + hash;
  }
  return undefined;
}

/** The newest first. */
async function listMails(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  const mails = names.filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  return mails.reverse().map((name) => join(outbox, name));
}
