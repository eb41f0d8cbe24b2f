import { describe, expect, it } from "vitest";
import { DomainError, errorCodes } from "#domain/errors.ts";
import { describeError } from "./error-response.ts";

describe("the error response", () => {
  it.each(errorCodes)("has a status and a Portuguese sentence for %s", (code) => {
    const { status, body } = describeError(new DomainError(code));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error).toEqual({ code, message: expect.stringMatching(/\p{L}{3,}/u) });
  });

  it("keeps the field errors", () => {
    const fields = { email: "Digite um email válido" };
    expect(describeError(new DomainError("invalid_request", { fields })).body.error.fields).toEqual(fields);
  });

  it("never shows the text of an unexpected error", () => {
    const { status, body } = describeError(new Error("password=hunter2 at /srv/app.ts"));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/hunter2|srv/);
  });

  it("says when to retry", () => {
    const error = new DomainError("rate_limited", { retryAfterSeconds: 30 });
    expect(describeError(error).headers).toEqual({ "Retry-After": "30" });
  });

  it.each(["database_unavailable", "storage_unavailable", "disk_full"] as const)(
    "asks to retry soon after %s",
    (code) => {
      expect(describeError(new DomainError(code)).headers).toEqual({ "Retry-After": "5" });
    },
  );

  it("has status 507 when the database's disk is full", () => {
    const error = new Error("Failed query", { cause: Object.assign(new Error("x"), { code: "53100" }) });
    expect(describeError(error)).toMatchObject({ status: 507, body: { error: { code: "disk_full" } } });
  });

  it("has a message of its own when the database is read-only", () => {
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
  ])("has status 503 when the database is unavailable (%s)", (error) => {
    expect(describeError(error)).toMatchObject({
      status: 503,
      body: { error: { code: "database_unavailable", message: "Erro na conexão com o banco de dados" } },
    });
  });

  it.each(["23505", "23503", "23514", "40001", "40P01"])(
    "has status 409 for a write that another one prevented (%s)",
    (code) => {
      const error = new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });
      expect(describeError(error)).toMatchObject({
        status: 409,
        isServerError: false,
        body: { error: { code: "conflict" } },
      });
    },
  );

  it.each(["22021", "22P05", "22P02", "22003"])(
    "has status 400 for a value that no column can store (%s)",
    (code) => {
      const error = new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });
      expect(describeError(error)).toMatchObject({ status: 400, isServerError: false });
    },
  );
});
