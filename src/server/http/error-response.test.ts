import { describe, expect, it } from "vitest";
import { DomainError, errorCodes } from "#domain/errors.ts";
import { describeError } from "./error-response.ts";

describe("the error exit", () => {
  it.each(errorCodes)("gives %s a status and a Portuguese sentence", (code) => {
    const { status, body } = describeError(new DomainError(code));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error).toEqual({ code, message: expect.stringMatching(/\p{L}{3,}/u) });
  });

  it("keeps the field errors", () => {
    const fields = { email: "Digite um email válido" };
    expect(describeError(new DomainError("invalid_request", { fields })).body.error.fields).toEqual(fields);
  });

  it("never shows the text of a fault", () => {
    const { status, body } = describeError(new Error("password=hunter2 at /srv/app.ts"));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|srv/);
  });

  it("says when to come back", () => {
    const error = new DomainError("rate_limited", { retryAfterSeconds: 30 });
    expect(describeError(error).headers).toEqual({ "Retry-After": "30" });
  });

  it.each(["database_unavailable", "storage_unavailable", "disk_full"] as const)(
    "asks to come back soon after %s",
    (code) => {
      expect(describeError(new DomainError(code)).headers).toEqual({ "Retry-After": "5" });
    },
  );

  it("says 507 when the database has no room left", () => {
    const error = new Error("Failed query", { cause: Object.assign(new Error("x"), { code: "53100" }) });
    expect(describeError(error)).toMatchObject({ status: 507, body: { error: { code: "disk_full" } } });
  });

  it("says in words of its own that the database cannot be written", () => {
    const error = Object.assign(new Error("x"), { code: "25006" });
    expect(describeError(error)).toMatchObject({
      status: 503,
      body: { error: { message: expect.stringContaining("não consegue gravar") } },
    });
  });

  it.each([
    Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
    new Error("query failed", { cause: Object.assign(new Error("x"), { code: "57P01" }) }),
    new Error("Connection terminated unexpectedly"),
  ])("answers 503 when the database is away (%s)", (error) => {
    expect(describeError(error)).toMatchObject({
      status: 503,
      body: { error: { code: "database_unavailable", message: "Erro na conexão com o banco de dados" } },
    });
  });

  it.each(["22021", "22P05", "22P02", "22003"])(
    "blames the input for what no column could hold (%s)",
    (code) => {
      const error = new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });
      expect(describeError(error)).toMatchObject({ status: 400, isFault: false });
    },
  );
});
