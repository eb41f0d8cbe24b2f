import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  it("has a default for everything", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicOrigin: "http://localhost:3000",
      secureCookies: false,
      databaseUrl: undefined,
      demoCatalogue: true,
      confirmEmail: false,
      rateLimits: true,
      owner: { email: "dono@manto.local", password: undefined },
    });
  });

  it.each([
    [{ DRAIN_SECONDS: "6" }, "DRAIN_SECONDS: must be between 0 and 5"],
    [{ DRAIN_SECONDS: "logo" }, "DRAIN_SECONDS: must be a number of seconds"],
  ])("refuses %o in one line", (environment, line) => {
    expect(problemsOf(environment)).toEqual([line]);
  });

  it("derives the public address from the port", () => {
    expect(readConfig({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
  });

  it("takes an empty variable for an absent one", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it("asks for secure cookies when the public address is https", () => {
    expect(readConfig({ PUBLIC_URL: "https://loja.example" }).secureCookies).toBe(true);
  });

  it.each([
    ["PORT", "abc", /^PORT: must be a port number$/],
    ["PORT", "70000", /^PORT: must be between 0 and 65535$/],
    ["PUBLIC_URL", "loja.example", /^PUBLIC_URL: must be an address/],
    ["DATABASE_URL", "mysql://localhost/x", /^DATABASE_URL: must be an address that starts with postgres:/],
    ["STORAGE_URL", "file:///tmp", /^STORAGE_URL: must be/],
    ["SMTP_URL", "http://mail", /^SMTP_URL: must be/],
    ["CEP_API_URL", "https://cep.example/", /^CEP_API_URL: must contain "\{cep\}"$/],
    ["STORE_OWNER_EMAIL", "dono", /^STORE_OWNER_EMAIL: must be an e-mail address$/],
    ["STORE_OWNER_PASSWORD", "12345", /^STORE_OWNER_PASSWORD: must have at least 6 characters$/],
    ["STORE_WHATSAPP", "+55 11 9", /^STORE_WHATSAPP: must have 10 to 15 digits/],
    ["AUTH_CONFIRM_EMAIL", "yes", /^AUTH_CONFIRM_EMAIL: must be "true" or "false"$/],
    ["SESSION_SECRET", "short", /^SESSION_SECRET: must have at least 32 characters$/],
    ["RATE_LIMITS", "no", /^RATE_LIMITS: must be "on" or "off"$/],
    ["METRICS_TOKEN", "x", /^METRICS_TOKEN: must have at least 16 characters$/],
    ["LOG_LEVEL", "trace", /^LOG_LEVEL: must be silent, error, warn, info or debug$/],
  ])("refuses %s=%s in one line that names it", (name, value, line) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(line);
  });

  it("reports every bad value at once", () => {
    expect(problemsOf({ PORT: "abc", LOG_LEVEL: "loud" })).toHaveLength(2);
  });

  it("asks for a session secret when several servers may share a database", () => {
    expect(problemsOf({ DATABASE_URL: "postgres://localhost/manto" })).toEqual([
      "SESSION_SECRET: is required with DATABASE_URL, so that every server shares it",
    ]);
  });

  it.each([
    ["127.0.0.1", false],
    ["localhost", false],
    ["::1", false],
    ["0.0.0.0", true],
    ["192.0.2.7", true],
  ])("with RATE_LIMITS=off on %s, the limits are on: %s", (host, limited) => {
    expect(readConfig({ HOST: host, RATE_LIMITS: "off" }).rateLimits).toBe(limited);
  });
});
