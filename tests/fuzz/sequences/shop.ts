import { randomUUID } from "node:crypto";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { insertCategories, insertProducts } from "#server/catalog/catalog-fixture.ts";
import { type SignedInTester, signedInAs } from "../../support/actors.ts";
import type { TestApp } from "../../support/app.ts";
import { send } from "../../support/requests.ts";

/** A session works on one process and has an owner of its own; what the other session does, it does not see. */
export type Session = 0 | 1;

/** A request that takes longer counts as hanging; the limit is generous for busy machines. */
const MAX_ANSWER_MS = 60_000;

/** A customer whose every detail is unique, so that each can be searched for after the person was forgotten. */
export interface Person {
  name: string;
  whatsapp: string;
  printed: string;
  isGone: boolean;
}

export interface Shopper extends Person, SignedInTester {}

export interface Colleague {
  email: string;
  /** Undefined until the invitation was accepted. */
  tester?: SignedInTester;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the bodies of many operations.
  body: any;
}

/** What a sequence knows of the shop: ids of records that exist, or that once did. */
export interface Shop {
  processes: readonly [TestApp, TestApp];
  owners: [SignedInTester, SignedInTester];
  shoppers: Shopper[];
  /** Customers without an account, whose orders the shop enters by hand. */
  callers: Person[];
  colleagues: Colleague[];
  orders: string[];
  products: string[];
  categories: string[];
  subcategories: string[];
  imports: string[];
  /** People who were forgotten and must have left nothing. */
  forgotten: (Person | Shopper)[];
  /** E-mails and numbers that someone else wrote into the shop in the present step. */
  mentioned: Set<string>;
  picture: Uint8Array;
  calls: Calls;
}

/** Counts the requests of the whole run. */
export interface Calls {
  count: number;
  /** The number of responses by the first digit of their status. */
  answers: Record<string, number>;
  /** Acts that were accepted at least once. */
  accepted: Set<string>;
}

export async function openShop(
  processes: Shop["processes"],
  { calls, picture }: Pick<Shop, "calls" | "picture">,
): Promise<Shop> {
  const [first, second] = processes;
  const db = first.database.db();
  const { goleiro, titular } = await insertCategories(db);
  const products = await insertProducts(db, [{ name: "Aurora" }, { name: "Boreal", categoryId: "3" }]);
  const shop: Shop = {
    processes,
    owners: [await signedInAs(first, "administrator"), await signedInAs(second, "administrator")],
    shoppers: [],
    callers: [newPerson()],
    colleagues: [],
    orders: [],
    products,
    categories: ["1", "3", "4"],
    subcategories: [goleiro, titular],
    imports: [],
    forgotten: [],
    mentioned: new Set(),
    picture,
    calls,
  };
  for (const _ of [1, 2]) await welcomeShopper(shop);
  return shop;
}

let people = 0;

export function newPerson(): Person {
  const number = String(++people).padStart(8, "0");
  return { name: `Zulmira ${number}`, whatsapp: `119${number}`, printed: `ZQ${number}`, isGone: false };
}

/** Opens an account with details that no other person has. */
export async function welcomeShopper(shop: Shop): Promise<void> {
  const person = newPerson();
  const email = `zulmira.${person.whatsapp}@exemplo.com.br`;
  const tester = await signedInAs(shop.processes[people % 2 === 0 ? 0 : 1], "customer", { email });
  shop.shoppers.push({ ...tester, ...person });
}

export const newColleague = (): Colleague => ({ email: `equipe-${randomUUID()}@exemplo.com.br` });

export function pickFrom<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(1, items.length)];
}

/** The record that the pick names; an id that never existed where there is none. */
export const pickId = (ids: readonly string[], pick: number): string => pickFrom(ids, pick) ?? randomUUID();

/** Sends a request in a session and fails if it hangs or if the shop fails. */
export async function call(
  shop: Shop,
  session: Session,
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: unknown; raw?: BodyInit } = {},
): Promise<Answer> {
  const { raw, ...rest } = options;
  const app = shop.processes[session];
  shop.calls.count += 1;
  const answering = raw === undefined ? send(app, method, path, rest) : sendRaw(app, method, path, options);
  const answer = await within(answering, `${method} ${path}`);
  const kind = `${Math.floor(answer.status / 100)}xx`;
  shop.calls.answers[kind] = (shop.calls.answers[kind] ?? 0) + 1;
  if (answer.status >= 500) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer;
}

async function sendRaw(
  app: TestApp,
  method: string,
  path: string,
  { headers = {}, raw }: { headers?: Record<string, string>; raw?: BodyInit },
): Promise<Answer> {
  const response = await app.request(path, { method, headers, ...(raw !== undefined && { body: raw }) });
  return { status: response.status, body: await response.json() };
}

async function within<Value>(answering: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} hung`)), MAX_ANSWER_MS);
  });
  return Promise.race([answering, late]).finally(() => clearTimeout(timer));
}

/** Waits until no import is running in either process. */
export async function settleImports({ processes }: Shop): Promise<void> {
  for (const app of new Set(processes)) await within(app.imports().runner.settle(), "an import");
}

export const roles: readonly StaffRole[] = ["admin", "support", "production", "catalog"];
