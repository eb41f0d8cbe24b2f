import { randomBytes } from "node:crypto";
import { emailSchema } from "#domain/accounts/credentials.ts";
import { DomainError } from "#domain/errors.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import type { AccountContext } from "../identity/account-context.ts";
import {
  appointAdministrator,
  createAdministrator,
  dismissAdministrator,
  findUser,
} from "./administrator-service.ts";
import { resetTwoFactorByEmail } from "./administrators-service.ts";

export const ADMIN_USAGE = [
  "Uso:",
  "  npm run admin -- create EMAIL   cria um administrador, ou torna administradora uma conta que já existe, com senha nova",
  "  npm run admin -- revoke EMAIL   retira a permissão de um administrador; a conta continua",
  "  npm run admin -- reset-2fa EMAIL   remove a verificação em duas etapas de quem perdeu o celular",
].join("\n");

export interface Terminal {
  print(line: string): void;
  /** Returns what was typed, or an empty text where there is no interactive terminal. */
  askPassword(): Promise<string>;
}

/** Runs `npm run admin` and returns the exit code. */
export async function runAdminCommand(
  ctx: AccountContext,
  [verb, given, ...rest]: string[],
  terminal: Terminal,
): Promise<0 | 1> {
  const email = emailSchema.safeParse(given).data;
  const run = verbs.get(verb ?? "");
  if (!email || rest.length > 0 || !run) {
    terminal.print(ADMIN_USAGE);
    return 1;
  }
  try {
    await run(ctx, email, terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    terminal.print(error.sentence ?? errorTexts[error.code]);
    return 1;
  }
}

const verbs = new Map([
  ["create", create],
  ["revoke", revoke],
  ["reset-2fa", resetTwoFactor],
]);

async function create(ctx: AccountContext, email: string, terminal: Terminal): Promise<void> {
  const user = await findUser(ctx.db, email);
  const typed = await terminal.askPassword();
  const password = typed === "" ? randomBytes(12).toString("base64url") : typed;
  if (user) await appointAdministrator(ctx, { user, password });
  else await createAdministrator(ctx, { email, password });
  terminal.print(
    user
      ? `A conta ${email} já existia e agora é administradora, com senha nova. A senha antiga e as sessões abertas não valem mais.`
      : `Administrador criado: ${email}`,
  );
  if (typed === "") terminal.print(`Senha: ${password}   (mostrada só agora)`);
}

async function revoke(ctx: AccountContext, email: string, terminal: Terminal): Promise<void> {
  await dismissAdministrator(ctx, email);
  terminal.print(`${email} não é mais administrador.`);
}

async function resetTwoFactor(ctx: AccountContext, email: string, terminal: Terminal): Promise<void> {
  await resetTwoFactorByEmail(ctx, email);
  terminal.print(`A verificação em duas etapas de ${email} foi removida: para entrar basta a senha.`);
}
