import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { findSecrets, logLinesOf } from "../support/secrets-in-log.ts";
import { password, readOwnerPassword } from "./accounts-support.ts";
import { delivery } from "./checkout-support.ts";
import { logFolder } from "./start-shop.ts";

const SHARED_SHOP = "shop.log";

const read = (name: string) => readFile(join(logFolder, name), "utf8");

test("the log has entries for the journeys", async () => {
  expect(await read(SHARED_SHOP)).toContain('"path":"/auth/v1/token"');
});

test("no line of a whole run's log contains an e-mail, a number, a token, an address or a password", async () => {
  const known = {
    "the owner's password": await readOwnerPassword(),
    "a customer's password": password,
    "a customer's name": delivery.customer,
    "a customer's address": delivery.customer_address,
    "a customer's number": delivery.customer_whatsapp,
  };
  const logs = await Promise.all((await readdir(logFolder)).map(read));
  expect(logs.flatMap((log) => findSecrets(logLinesOf(log), known))).toEqual([]);
});

test("a password that the environment gives to the owner is not printed", async () => {
  const secret = await readOwnerPassword();
  const own = (await readdir(logFolder)).filter((name) => name !== SHARED_SHOP);
  const printed = await Promise.all(own.map(read));
  expect(printed.filter((text) => text.includes(secret))).toEqual([]);
});
