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

export const securityNotices = [
  "pix_changed",
  "payments_changed",
  "whatsapp_changed",
  "webhook_changed",
  "invited",
  "dismissed",
  "role_changed",
  "api_key_created",
  "api_key_widened",
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

const noticeWords: Record<SecurityNotice, (about: string) => { short: string; long: string }> = {
  pix_changed: () => ({
    short: "dados do Pix alterados",
    long: "alterou os dados do Pix: os próximos pagamentos vão para a nova chave.",
  }),
  payments_changed: () => ({
    short: "Mercado Pago alterado",
    long: "alterou a conta do Mercado Pago: é nela que os próximos pagamentos entram.",
  }),
  whatsapp_changed: () => ({
    short: "WhatsApp da loja alterado",
    long: "alterou o WhatsApp da loja: os próximos pedidos vão para o novo número.",
  }),
  webhook_changed: (about) => ({
    short: "webhook alterado",
    long: `criou o webhook ${about}, ou mudou o endereço dele: é para lá que a loja manda avisos de pedidos, produtos e estoque.`,
  }),
  invited: (about) => ({ short: "convite enviado", long: `convidou ${about} para a equipe.` }),
  dismissed: (about) => ({ short: "acesso retirado", long: `retirou o acesso de ${about}.` }),
  role_changed: (about) => ({ short: "função alterada", long: `mudou a função de ${about}.` }),
  api_key_created: (about) => ({
    short: "chave da API criada",
    long: `criou a chave da API ${about}: com ela, outro programa entra na loja.`,
  }),
  api_key_widened: (about) => ({
    short: "chave da API ampliada",
    long: `ampliou o que pode a chave da API ${about}.`,
  }),
};

const notYou = "Se não foi você, ignore esta mensagem: nada muda na sua conta.";

export const accountMails = {
  confirmation: (storeName: string): MailWords => ({
    subject: `Confirme seu e-mail na ${storeName}`,
    heading: "Confirme seu e-mail",
    paragraphs: [
      `Falta um passo para usar sua conta na ${storeName}: confirmar que este endereço é seu.`,
      "O link vale por 24 horas e só pode ser usado uma vez.",
    ],
    action: "Confirmar e-mail",
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
  newAdministrator: (storeName: string, email: string, role: string): MailWords => ({
    subject: `Acesso novo na administração da ${storeName}`,
    heading: "Acesso novo",
    paragraphs: [
      `A conta ${email} agora entra na administração da ${storeName}. Função: ${role}.`,
      "Se você não esperava por isso, retire a permissão e troque as senhas dos administradores.",
    ],
    footer: "Todos os donos da loja recebem este aviso.",
  }),
  securityNotice: (
    storeName: string,
    { notice, by, about }: { notice: SecurityNotice; by: string | null; about: string },
  ): MailWords => {
    const { short, long } = noticeWords[notice](about);
    return {
      subject: `Aviso de segurança da ${storeName}: ${short}`,
      heading: "Aviso de segurança",
      paragraphs: [
        `${by ?? "O servidor da loja"} ${long}`,
        "Se você não esperava por isso, entre na administração, desfaça a mudança e troque as senhas.",
      ],
      footer: "Todos os donos da loja recebem este aviso.",
    };
  },
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
  invitation: (storeName: string, invitedBy: string, role: string): MailWords => ({
    subject: `Convite para administrar a ${storeName}`,
    heading: `Administre a ${storeName}`,
    paragraphs: [
      `${invitedBy} convidou você para a equipe da ${storeName}. Sua função: ${role}.`,
      "O link vale por 7 dias e só pode ser usado uma vez.",
    ],
    action: "Aceitar convite",
    footer: "Se você não esperava este convite, ignore esta mensagem: nada acontece.",
  }),
};
