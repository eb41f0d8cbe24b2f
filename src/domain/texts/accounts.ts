/** What people read about their account: forms, refusals, toasts and the diagnostic page. */

export const accountFieldTexts = {
  email: "Digite um email válido",
  passwordShort: "A senha deve ter pelo menos 6 caracteres",
  passwordLong: "A senha deve ter no máximo 128 caracteres",
  confirmationShort: "A confirmação de senha deve ter pelo menos 6 caracteres",
  passwordsDiffer: "As senhas não conferem",
  nameShort: "O nome deve ter pelo menos 3 caracteres",
  nameLong: "O nome deve ter no máximo 120 caracteres",
  nameControl: "O nome contém caracteres inválidos",
  currentPasswordMissing: "Informe sua senha atual",
  currentPasswordWrong: "A senha atual está incorreta",
  emailFixed: "A troca de e-mail não está disponível",
} as const;

export const accountToasts = {
  signedIn: { title: "Login bem-sucedido", description: "Você foi autenticado com sucesso!" },
  signInFailed: { title: "Erro ao fazer login" },
  signUpFailed: { title: "Erro ao criar conta" },
  recoveryFailed: { title: "Erro na solicitação" },
  recoverySent: { title: "Solicitação enviada" },
  signedOut: { title: "Sessão encerrada com sucesso" },
  signOutFailed: { title: "Erro ao encerrar a sessão" },
  signInNeeded: { title: "Acesso restrito. Faça login para continuar." },
  administratorNeeded: { title: "Acesso restrito. Você não tem permissões de administrador." },
} as const;

/** A server's error response: the shop always sends a code, another server perhaps only a reason, a proxy neither. */
export interface Refusal {
  code?: string | undefined;
  reason?: string | undefined;
}

export function signInErrorText({ code, reason }: Refusal): string {
  if (code === "invalid_credentials") {
    return "Credenciais de login inválidas. Verifique seu email e senha.";
  }
  if (code === "email_not_confirmed") {
    return "Email não confirmado. Por favor, verifique sua caixa de entrada e confirme seu email.";
  }
  if (reason === "Invalid login credentials") {
    return "Email ou senha incorretos. Verifique suas credenciais.";
  }
  if (reason === "Email not confirmed") {
    return "Seu email ainda não foi confirmado. Verifique sua caixa de entrada.";
  }
  return reason || "Erro ao fazer login. Tente novamente.";
}

/** The message, with the field it belongs to if there is one. */
export function signUpErrorText({ code, reason }: Refusal): { text: string; field?: "email" | "password" } {
  if (code === "invalid_email") {
    return { text: "Email inválido. Por favor, forneça um endereço de email válido.", field: "email" };
  }
  if (code === "user_exists") return { text: "Este email já está cadastrado.", field: "email" };
  if (reason === "User already registered") {
    const text = "Este email já está registrado. Tente fazer login ou recuperar sua senha.";
    return { text, field: "email" };
  }
  if (code === "weak_password") return { text: reason || accountFieldTexts.passwordShort, field: "password" };
  return { text: reason || "Não foi possível completar o cadastro. Tente novamente." };
}

export function recoveryErrorText({ reason }: Refusal): string {
  return reason || "Não foi possível enviar o email de redefinição. Tente novamente.";
}

export const diagnosticTexts = {
  checkFailed: (message: string) => `Erro ao verificar usuário: ${message}`,
  signInFailed: (message: string) => `Erro ao fazer login: ${message}`,
  userMissing: (email: string) => `Usuário não encontrado: ${email}`,
  checked: (isAdmin: boolean) =>
    `Usuário verificado com sucesso. Status de admin: ${isAdmin ? "Sim" : "Não"}`,
  userExists: (email: string) =>
    `O usuário ${email} já existe. Use a função de diagnóstico para verificar o status.`,
  administratorCreated: (id: string) => `Administrador criado com sucesso! ID: ${id}`,
  creationFailed: (message: string) => `Erro ao criar administrador: ${message}`,
  failed: (message: string) => `Erro durante diagnóstico: ${message}`,
} as const;
