import { expect, test } from "vitest";
import { explainListenError, PortUnavailableError } from "./listen.ts";

const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

test.each([
  ["EADDRINUSE", "PORT: 127.0.0.1:80 is already in use by another program"],
  ["EACCES", "PORT: 127.0.0.1:80 is kept from this user by the system"],
])("%s is explained in one line", (code, line) => {
  const explained = explainListenError(failure(code), "127.0.0.1:80");
  expect(explained).toBeInstanceOf(PortUnavailableError);
  expect(explained.message).toBe(line);
});

test("any other error is returned unchanged", () => {
  const error = failure("ENETDOWN");
  expect(explainListenError(error, "127.0.0.1:80")).toBe(error);
});
