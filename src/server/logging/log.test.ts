import { describe, expect, it } from "vitest";
import { createLogger } from "./log.ts";

/** The log line that is written for `what`. */
function logged(what: object): string {
  const lines: string[] = [];
  createLogger("debug", { write: (line) => void lines.push(line) }).error(what, "fault");
  return lines.join("");
}

function failedQuery() {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    constraint: "users_email",
    detail: "Key (email)=(ana@exemplo.com.br) already exists.",
  });
  const query = "insert into users values ($1, $2)";
  const params = ["ana@exemplo.com.br", "scrypt:hash\n    at of-a-password"];
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params });
}

const conversionError = (message: string) =>
  Object.assign(new Error(message), { severity: "ERROR", code: "22P02" });

function parseError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

describe("the log of an error", () => {
  it("contains the query and the database's error code and constraint", () => {
    const text = logged({ err: failedQuery() });
    for (const part of ["insert into users", "23505", "users_email", "log.test.ts"])
      expect(text).toContain(part);
  });

  it.each(["ana@exemplo.com.br", "scrypt", "of-a-password"])("does not contain %s", (secret) => {
    expect(logged({ err: failedQuery() })).not.toContain(secret);
  });

  it.each([
    [
      "a value that PostgreSQL cannot convert",
      conversionError('invalid input syntax for type uuid: "Rua da Ana, 5"'),
      "Rua da Ana",
    ],
    ["a text that is not JSON", parseError("senha da Ana"), "senha"],
    ["an e-mail", new Error("no mailbox <ana.lima+loja@exemplo.com.br>"), "ana.lima"],
    ["a telephone number", new Error("unknown customer 11987654321"), "11987654321"],
    ["an access token", new Error("bad token eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl"), "c2lnbmF0dXJl"],
    ["a key of the API", new Error("bad key manto_0123456789ab_c2VncmVkbw"), "c2VncmVkbw"],
    ["an order's token", new Error("no order 0123456789abcdef0123456789abcdef"), "0123456789abcdef"],
  ])("does not quote %s", (_, error, secret) => {
    expect(logged({ err: error })).not.toContain(secret);
  });

  it("still names the constraint, the port and the module", () => {
    const error = new Error(
      'relation "users" is gone; connect ECONNREFUSED 127.0.0.1:5432 in @hono/node-server',
    );
    expect(logged({ err: error })).toContain(
      'relation \\"users\\" is gone; connect ECONNREFUSED 127.0.0.1:5432 in @hono/node-server',
    );
  });

  it("ends when an error is its own cause", () => {
    const error = new Error("a");
    error.cause = error;
    expect(logged({ err: error })).toContain('"message":"a"');
  });

  it("does not contain a thrown value that is not an Error", () => {
    expect(logged({ err: "senha: segredo1" })).not.toContain("segredo1");
  });
});

it.each([
  { user: { password: "segredo1" } },
  { headers: { cookie: "segredo1" } },
  { body: { token: "segredo1" } },
])("a field with a secret's name is not written down: %j", (what) => {
  expect(logged(what)).not.toContain("segredo1");
});
