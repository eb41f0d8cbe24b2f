import { describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp, TEST_OWNER } from "../../../tests/support/app.ts";
import { ADMIN_USAGE, runAdminCommand } from "./admin-command.ts";

const app = setUpTestApp();

async function run(args: string[], typed = "") {
  const lines: string[] = [];
  const context = {
    ...app.services(),
    accounts: app.accounts(),
    client: { address: "", userAgent: "" },
    actor: system,
    now: new Date(),
  };
  const terminal = { print: (line: string) => void lines.push(line), askPassword: async () => typed };
  const code = await runAdminCommand(context, args, terminal);
  return { code, lines };
}

describe("npm run admin", () => {
  it("create makes an administrator and prints a generated password once", async () => {
    const { code, lines } = await run(["create", "Ana@Exemplo.com.br"]);
    expect(code).toBe(0);
    expect(lines[0]).toBe("Administrador criado: ana@exemplo.com.br");
    const password = /^Senha: (\S+) /.exec(lines[1] ?? "")?.[1] ?? "";
    await expect(signInByPassword(app, "ana@exemplo.com.br", password)).resolves.toBeDefined();
  });

  it("revoke never takes the last one", async () => {
    expect(await run(["revoke", "ana@exemplo.com.br"])).toEqual({
      code: 1,
      lines: ["A loja precisa de pelo menos um administrador."],
    });
  });

  it("create takes a typed password and does not repeat it", async () => {
    expect(await run(["create", "bia@exemplo.com.br"], "uma senha boa")).toEqual({
      code: 0,
      lines: ["Administrador criado: bia@exemplo.com.br"],
    });
    await expect(signInByPassword(app, "bia@exemplo.com.br", "uma senha boa")).resolves.toBeDefined();
  });

  it("create refuses a weak password", async () => {
    expect(await run(["create", "caio@exemplo.com.br"], "12345")).toEqual({
      code: 1,
      lines: ["A senha deve ter pelo menos 6 caracteres"],
    });
  });

  it("create appoints an existing account with a new password", async () => {
    const { email } = await signedInAs(app, "customer");
    const { lines } = await run(["create", email], "senha nova");
    expect(lines).toEqual([
      `A conta ${email} já existia e agora é administradora, com senha nova. A senha antiga e as sessões abertas não valem mais.`,
    ]);
    await expect(signInByPassword(app, email, "senha nova")).resolves.toBeDefined();
  });

  it("revoke takes the permission", async () => {
    expect(await run(["revoke", "bia@exemplo.com.br"])).toEqual({
      code: 0,
      lines: ["bia@exemplo.com.br não é mais administrador."],
    });
  });

  it("revoke never takes the main store account", async () => {
    await run(["create", TEST_OWNER], "uma senha boa");
    expect(await run(["revoke", TEST_OWNER])).toEqual({
      code: 1,
      lines: [`${TEST_OWNER} é a conta principal da loja: só ela mesma pode deixar de ser dona.`],
    });
  });

  it("revoke says that there is no such account", async () => {
    expect(await run(["revoke", "ninguem@exemplo.com.br"])).toEqual({
      code: 1,
      lines: ["Usuário não encontrado: ninguem@exemplo.com.br"],
    });
  });

  it.each([[[]], [["create"]], [["create", "ana"]], [["delete", "ana@exemplo.com.br"]]])(
    "%o shows how it is used",
    async (args) => {
      expect(await run(args)).toEqual({ code: 1, lines: [ADMIN_USAGE] });
    },
  );
});
