import { expect, it } from "vitest";
import { findSecrets, logLinesOf } from "./secrets-in-log.ts";

it.each([
  '{"msg":"ana@exemplo.com.br"}',
  '{"path":"/api/admin/customers/11987654321"}',
  '{"msg":"+5511987654321"}',
  '{"msg":"(11) 98765-4321"}',
  '{"msg":"eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl"}',
  '{"path":"/PEDIDO/0123456789abcdef0123456789abcdef"}',
  '{"path":"/api/admin/orders/manto_0123456789ab_c2VncmVkbw"}',
  '{"msg":"uma-senha-secreta"}',
])("a secret is found in %s", (line) => {
  expect(findSecrets(`{"level":"info"}\n${line}`, { "a password": "uma-senha-secreta" })).toHaveLength(1);
});

it("a line of a request without secrets is clean", () => {
  const line =
    '{"level":"info","time":"2026-11-15T09:00:05.007Z","requestId":"12345678-1234-4123-8123-123456789012","method":"GET","path":"/produto/12345678-1234-4123-8123-123456789012","status":200,"ms":12,"msg":"request"}';
  expect(findSecrets(line, { "a password": "uma-senha-secreta" })).toEqual([]);
});

it("a random id that ends in the digits of a number is no number", () => {
  expect(findSecrets('{"requestId":"1d42cd0a-ea4f-479d-8f87-557566270041"}', {})).toEqual([]);
});

it("what the program prints for its owner is not a line of the log", () => {
  const output = '\n  E-mail:        dono@manto.local\n  Senha:         abc\n{"msg":"request"}\n';
  expect(logLinesOf(output)).toBe('{"msg":"request"}');
});
