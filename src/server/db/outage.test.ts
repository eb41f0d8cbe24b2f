import { expect, it } from "vitest";
import { findOutage } from "./outage.ts";
import { EmbeddedDatabaseStoppedError } from "./shared/errors.ts";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

it.each([
  ["a refused connection", withCode("ECONNREFUSED")],
  ["a reset connection", withCode("ECONNRESET")],
  ["a name that is not found for now", withCode("EAI_AGAIN")],
  ["a server that shuts down", withCode("57P01")],
  ["a server that has crashed", withCode("57P02")],
  ["a server that is starting", withCode("57P03")],
  ["a statement over its time", withCode("57014")],
  ["too many connections", withCode("53300")],
  ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
  ["a connection cut in the middle", new Error("Connection terminated unexpectedly")],
  ["a broken connection", new Error("Client has encountered a connection error and is not queryable")],
  ["an answer that never came", new Error("Query read timeout")],
  ["a stopped embedded database", new EmbeddedDatabaseStoppedError("PANIC")],
])("%s says that the database is away", (_, error) => {
  expect(findOutage(error)).toBe("away");
});

it("a full disk is recognised", () => {
  expect(findOutage(withCode("53100"))).toBe("full");
});

it("a read-only database is recognised", () => {
  expect(findOutage(withCode("25006"))).toBe("read-only");
});

it("looks through what was wrapped around the driver's error", () => {
  expect(findOutage(new Error("Failed query", { cause: withCode("57P02") }))).toBe("away");
});

it.each([withCode("23505"), withCode("42601"), new Error("bug"), "text", undefined])(
  "a mistake in the query is no outage (%s)",
  (error) => {
    expect(findOutage(error)).toBeUndefined();
  },
);
