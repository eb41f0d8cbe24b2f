import { describe, expect, it } from "vitest";
import { emailSchema, fullNameSchema, loginFormSchema, registrationFormSchema } from "./credentials.ts";

const valid = {
  name: "Ana Lima",
  email: "ana@exemplo.com.br",
  password: "segredo1",
  confirmPassword: "segredo1",
};
const problems = (schema: typeof registrationFormSchema | typeof loginFormSchema, form: unknown) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("the registration form", () => {
  it("accepts complete input", () => {
    expect(problems(registrationFormSchema, valid)).toEqual([]);
  });

  it.each([
    [{ name: "Jó" }, ["name", "O nome deve ter pelo menos 3 caracteres"]],
    [{ email: "ana@" }, ["email", "Digite um email válido"]],
    [
      { password: "12345", confirmPassword: "123456" },
      ["password", "A senha deve ter pelo menos 6 caracteres"],
    ],
    [
      { confirmPassword: "12345" },
      ["confirmPassword", "A confirmação de senha deve ter pelo menos 6 caracteres"],
    ],
    [{ confirmPassword: "segredo2" }, ["confirmPassword", "As senhas não conferem"]],
  ])("refuses %o", (change, problem) => {
    expect(problems(registrationFormSchema, { ...valid, ...change })).toContainEqual(problem);
  });
});

describe("the sign-in form", () => {
  it("asks for a valid address and six characters", () => {
    expect(problems(loginFormSchema, { email: "x", password: "12345" })).toEqual([
      ["email", "Digite um email válido"],
      ["password", "A senha deve ter pelo menos 6 caracteres"],
    ]);
  });
});

describe("an address", () => {
  it("is stored in lower case without the blanks that a phone's keyboard adds", () => {
    expect(emailSchema.parse(" Ana@Exemplo.com.br ")).toBe("ana@exemplo.com.br");
  });

  it.each(["ana@exemplo.com\nbcc: x@y.z", "ana\u0000@exemplo.com", `${"a".repeat(250)}@exemplo.com`])(
    "%j is refused",
    (email) => {
      expect(emailSchema.safeParse(email).success).toBe(false);
    },
  );
});

it("a name with control characters is refused", () => {
  expect(fullNameSchema.safeParse("Ana\u0000Lima").success).toBe(false);
});
