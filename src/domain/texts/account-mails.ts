/** The mails about an account, as people read them. */

export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The button's label, in a mail that has a button. */
  action?: string;
  footer: string;
}

export type TwoFactorChange = "enabled" | "disabled" | "reset";

const twoFactorWords: Record<TwoFactorChange, { short: string; long: string }> = {
  enabled: {
    short: "ativada",
    long: "A verificação em duas etapas da sua conta foi ativada. As sessões em outros dispositivos foram encerradas.",
  },
  disabled: {
    short: "desativada",
    long: "A verificação em duas etapas da sua conta foi desativada: para entrar basta a senha.",
  },
  reset: {
    short: "removida",
    long: "Um administrador removeu a verificação em duas etapas da sua conta: para entrar basta a senha. Ative-a de novo em Configurações.",
  },
};

const notYou = "Se não foi você, ignore esta mensagem: nada muda na sua conta.";

export const accountMails = {
  confirmation: (storeName: string): MailWords => ({
    subject: `Confirme seu email na ${storeName}`,
    heading: "Confirme seu email",
    paragraphs: [
      `Falta um passo para usar sua conta na ${storeName}: confirmar que este endereço é seu.`,
      "O link vale por 24 horas e só pode ser usado uma vez.",
    ],
    action: "Confirmar email",
    footer: "Se você não criou uma conta, ignore esta mensagem.",
  }),
  recovery: (storeName: string): MailWords => ({
    subject: `Redefina sua senha na ${storeName}`,
    heading: "Redefinir senha",
    paragraphs: [
      "Recebemos um pedido para redefinir a senha da sua conta.",
      "O link vale por 1 hora e só pode ser usado uma vez.",
    ],
    action: "Criar nova senha",
    footer: notYou,
  }),
  passwordChanged: (storeName: string): MailWords => ({
    subject: `Sua senha na ${storeName} foi alterada`,
    heading: "Senha alterada",
    paragraphs: [
      "A senha da sua conta acaba de ser alterada, e as sessões em outros dispositivos foram encerradas.",
      "Se não foi você, peça agora uma nova senha.",
    ],
    action: "Recuperar minha conta",
    footer: "Você recebe este aviso sempre que a senha muda.",
  }),
  newAdministrator: (storeName: string, email: string): MailWords => ({
    subject: `Novo administrador na ${storeName}`,
    heading: "Novo administrador",
    paragraphs: [
      `A conta ${email} agora é administradora da ${storeName}: ela vê os pedidos e altera produtos, categorias e banners.`,
      "Se você não esperava por isso, retire a permissão e troque as senhas dos administradores.",
    ],
    footer: "Todos os administradores recebem este aviso.",
  }),
  twoFactorChanged: (storeName: string, change: TwoFactorChange): MailWords => ({
    subject: `Verificação em duas etapas na ${storeName}: ${twoFactorWords[change].short}`,
    heading: "Verificação em duas etapas",
    paragraphs: [
      twoFactorWords[change].long,
      "Se não foi você, troque agora a sua senha e avise os outros administradores.",
    ],
    action: "Recuperar minha conta",
    footer: "Você recebe este aviso sempre que a proteção da sua conta muda.",
  }),
  invitation: (storeName: string, invitedBy: string): MailWords => ({
    subject: `Convite para administrar a ${storeName}`,
    heading: `Administre a ${storeName}`,
    paragraphs: [
      `${invitedBy} convidou você para administrar a ${storeName}: ver os pedidos e cuidar de produtos, categorias, banners e configurações.`,
      "O link vale por 7 dias e só pode ser usado uma vez.",
    ],
    action: "Aceitar convite",
    footer: "Se você não esperava este convite, ignore esta mensagem: nada acontece.",
  }),
};
