import { describe, expect, it } from "vitest";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { rateRules } from "../rate-limits/rules.ts";

const app = setUpTestApp({ rateLimits: true });
const email = "ana@exemplo.com.br";
const form = { email, password: "errada1" };

// Each of these calls counts under a rule of its own, so they do not disturb one another.
describe("too many attempts for one e-mail from one address are refused:", () => {
  it.each([
    ["POST /auth/v1/token", "/auth/v1/token?grant_type=password", form, rateRules.signIn],
    ["POST /auth/v1/signup", "/auth/v1/signup", { email: "ana", password: "x" }, rateRules.signUp],
    ["POST /auth/v1/recover", "/auth/v1/recover", { email }, rateRules.recovery],
    ["POST /auth/v1/resend", "/auth/v1/resend", { email, type: "signup" }, rateRules.resend],
    ["POST /auth/v1/verify", "/auth/v1/verify", { type: "signup", token_hash: "x" }, rateRules.openLink],
    ["POST /api/rpc/check_user_status", "/api/rpc/check_user_status", { email }, rateRules.userStatus],
    ["POST /api/diagnostics/check", "/api/diagnostics/check", form, rateRules.diagnosis],
  ])("%s", async (_, path, body, rule) => {
    const statuses = [];
    const limit = "perPair" in rule ? rule.perPair : rule.perAddress;
    for (let attempt = 0; attempt < limit; attempt += 1) {
      statuses.push((await send(app, "POST", path, { body })).status);
    }
    expect(statuses).not.toContain(429);
    const refused = await send(app, "POST", path, { body });
    expect(refused.status).toBe(429);
    expect(refused.body.error).toEqual({
      code: "rate_limited",
      message: "Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.",
    });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("POST /api/diagnostics/create-admin, which shares the diagnosis's count", async () => {
    const other = { email: "bia@exemplo.com.br", password: "segredo1" };
    for (let attempt = 0; attempt < rateRules.diagnosis.perPair; attempt += 1) {
      await send(app, "POST", "/api/diagnostics/check", { body: other });
    }
    expect((await send(app, "POST", "/api/diagnostics/create-admin", { body: other })).status).toBe(429);
  });
});
