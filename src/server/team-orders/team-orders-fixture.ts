import { randomBytes, randomUUID } from "node:crypto";
import type { TestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";

export interface TestTeam {
  id: string;
  token: string;
  /** The captain's secret. */
  secret: string;
}

export const newSecret = () => randomBytes(32).toString("base64url");

interface SentBy {
  headers?: Record<string, string>;
  address?: string;
}

/** How browsers speak to the lists of one shirt. */
export function teamsOf(app: TestApp, shirtId: () => string) {
  const start = (changes: object = {}, secret = newSecret(), { headers, address }: SentBy = {}) =>
    send(app, "POST", "/api/team-orders", {
      headers: { "Team-Secret": secret, ...headers },
      ...(address && { address }),
      body: {
        id: randomUUID(),
        product_id: shirtId(),
        team_name: "Tigres da Vila",
        captain_name: "Ana Souza",
        captain_whatsapp: "11987654321",
        max_shirts: 22,
        closes_on: null,
        option_ids: [],
        ...changes,
      },
    });

  return {
    start,
    /** A list that is open, with its captain's secret. */
    async open(changes: object = {}, sentBy: SentBy = {}): Promise<TestTeam> {
      const secret = newSecret();
      const id = randomUUID();
      const { status, body } = await start({ id, ...changes }, secret, sentBy);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return { id, token: body.token, secret };
    },
    read: (token: string, query = "") => send(app, "GET", `/api/team-orders/${token}${query}`),
    readAsCaptain: ({ token, secret }: TestTeam) =>
      send(app, "GET", `/api/team-orders/${token}/captain`, { headers: { "Team-Secret": secret } }),
    change: ({ token, secret }: TestTeam, changes: object = {}) =>
      send(app, "PUT", `/api/team-orders/${token}`, {
        headers: { "Team-Secret": secret },
        body: {
          team_name: "Tigres da Vila",
          max_shirts: 22,
          closes_on: null,
          option_ids: [],
          closed: false,
          ...changes,
        },
      }),
    remove: ({ token, secret }: Omit<TestTeam, "id">) =>
      send(app, "DELETE", `/api/team-orders/${token}`, { headers: { "Team-Secret": secret } }),
    put: (
      token: string,
      secret: string,
      shirt: Record<string, unknown> & { id?: string; address?: string } = {},
    ) => {
      const { id = randomUUID(), address, ...fields } = shirt;
      return send(app, "PUT", `/api/team-orders/${token}/shirts/${id}`, {
        headers: { "Team-Secret": secret },
        ...(address && { address }),
        body: { name: "SILVA", number: "10", size: "G", ...fields },
      });
    },
    takeOff: (token: string, secret: string, id: string) =>
      send(app, "DELETE", `/api/team-orders/${token}/shirts/${id}`, { headers: { "Team-Secret": secret } }),
  };
}

/** A catalogue with one shirt. */
export async function addShirt({ database }: TestApp): Promise<string> {
  await insertCategories(database.db());
  const [shirt = ""] = await insertProducts(database.db(), [{ name: "Camisa Aurora", priceCents: 20_000 }]);
  return shirt;
}
