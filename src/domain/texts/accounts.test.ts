import { describe, expect, it } from "vitest";
import { diagnosticTexts, recoveryErrorText, signInErrorText, signUpErrorText } from "./accounts.ts";

describe("a refused sign-in", () => {
  it.each([
    [{ code: "invalid_credentials" }, "Credenciais de login inválidas. Verifique seu email e senha."],
    [{ reason: "Invalid login credentials" }, "Email ou senha incorretos. Verifique suas credenciais."],
    [
      { code: "email_not_confirmed" },
      "Email não confirmado. Por favor, verifique sua caixa de entrada e confirme seu email.",
    ],
    [
      { reason: "Email not confirmed" },
      "Seu email ainda não foi confirmado. Verifique sua caixa de entrada.",
    ],
    [{ code: "rate_limited", reason: "Aguarde um instante." }, "Aguarde um instante."],
    [{}, "Erro ao fazer login. Tente novamente."],
    [{ reason: "" }, "Erro ao fazer login. Tente novamente."],
  ])("%o reads as %s", (refusal, text) => {
    expect(signInErrorText(refusal)).toBe(text);
  });

  it("is explained by its code if both code and message are known", () => {
    const refusal = { code: "invalid_credentials", reason: "Invalid login credentials" };
    expect(signInErrorText(refusal)).toBe("Credenciais de login inválidas. Verifique seu email e senha.");
  });
});

describe("a refused registration", () => {
  it.each([
    [
      { code: "invalid_email" },
      { text: "Email inválido. Por favor, forneça um endereço de email válido.", field: "email" },
    ],
    [{ code: "user_exists" }, { text: "Este email já está cadastrado.", field: "email" }],
    [
      { reason: "User already registered" },
      {
        text: "Este email já está registrado. Tente fazer login ou recuperar sua senha.",
        field: "email",
      },
    ],
    [{ code: "weak_password" }, { text: "A senha deve ter pelo menos 6 caracteres", field: "password" }],
    [{ reason: "Tente amanhã." }, { text: "Tente amanhã." }],
    [{}, { text: "Não foi possível completar o cadastro. Tente novamente." }],
  ])("%o reads as %o", (refusal, expected) => {
    expect(signUpErrorText(refusal)).toEqual(expected);
  });
});

describe("a refused recovery", () => {
  it("shows the server's message", () => {
    expect(recoveryErrorText({ reason: "Aguarde." })).toBe("Aguarde.");
  });

  it("has a default message if the server sends none", () => {
    expect(recoveryErrorText({})).toBe("Não foi possível enviar o email de redefinição. Tente novamente.");
  });
});

describe("the diagnostic page", () => {
  it("says whether the user is an administrator", () => {
    expect(diagnosticTexts.checked(true)).toBe("Usuário verificado com sucesso. Status de admin: Sim");
    expect(diagnosticTexts.checked(false)).toBe("Usuário verificado com sucesso. Status de admin: Não");
  });
});
