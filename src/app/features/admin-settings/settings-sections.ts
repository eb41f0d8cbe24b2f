import {
  Boxes,
  Contact,
  CreditCard,
  DatabaseBackup,
  FileText,
  Handshake,
  History,
  IdCard,
  KeyRound,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  QrCode,
  Scale,
  ShieldCheck,
  Shirt,
  Store,
  Users,
  Webhook,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Permission } from "#domain/accounts/staff-role.ts";
import { type LegalSlug, legalTitles } from "#domain/legal/legal-pages.ts";

export interface SettingsSectionInfo {
  /** The value of the URL parameter `secao`. */
  key: string;
  label: string;
  icon: LucideIcon;
  /** Who sees the section; everyone who works in the back-office if it is left out. */
  permission?: Permission;
  /** What people call it who do not know its label; the search finds it by these too. */
  alsoCalled: readonly string[];
  /** The heading that the search leads to, where it differs from the label. */
  heading?: string;
  topics?: readonly SettingsTopic[];
  Section: LazyExoticComponent<ComponentType>;
}

/** A part of a section that people look for by itself. */
export interface SettingsTopic {
  label: string;
  alsoCalled: readonly string[];
  heading?: string;
  /** Further URL parameters that show it, such as a tab. */
  params?: Record<string, string>;
}

const legalTab = (slug: LegalSlug) => ({ heading: "Páginas legais", params: { pagina: slug } });

/** The sections; each is loaded when it is first opened. */
const settingsSections: { title: string; sections: SettingsSectionInfo[] }[] = [
  {
    title: "Loja",
    sections: [
      {
        key: "loja",
        label: "Dados da loja",
        icon: Store,
        permission: "store",
        alsoCalled: ["nome da loja", "frase da loja", "slogan"],
        topics: [
          {
            label: "Logo",
            alsoCalled: ["logotipo", "logomarca", "marca", "ícone do aplicativo", "aparência e cores"],
          },
        ],
        Section: lazy(async () => ({ default: (await import("./store-section.tsx")).StoreSection })),
      },
      {
        key: "contato",
        label: "Contato e redes",
        icon: Contact,
        permission: "store",
        alsoCalled: [
          "WhatsApp",
          "zap",
          "telefone",
          "e-mail da loja",
          "endereço",
          "horário de atendimento",
          "redes sociais",
          "Instagram",
          "Facebook",
          "TikTok",
          "YouTube",
          "rodapé",
        ],
        Section: lazy(async () => ({ default: (await import("./contact-section.tsx")).ContactSection })),
      },
      {
        key: "legal",
        label: "Razão social e CNPJ",
        icon: Scale,
        permission: "store",
        alsoCalled: ["empresa", "imposto", "dados fiscais"],
        Section: lazy(async () => ({ default: (await import("./legal-section.tsx")).LegalSection })),
      },
      {
        key: "paginas",
        label: "Páginas legais",
        icon: FileText,
        permission: "store",
        alsoCalled: ["textos do rodapé", "páginas do rodapé"],
        topics: [
          {
            label: legalTitles["politica-de-privacidade"],
            alsoCalled: ["LGPD", "proteção de dados", "cookies"],
            ...legalTab("politica-de-privacidade"),
          },
          {
            label: legalTitles["trocas-e-devolucoes"],
            alsoCalled: ["reembolso", "arrependimento", "garantia"],
            ...legalTab("trocas-e-devolucoes"),
          },
          {
            label: legalTitles["termos-de-uso"],
            alsoCalled: ["contrato", "condições de venda", "prazo de entrega"],
            ...legalTab("termos-de-uso"),
          },
        ],
        Section: lazy(async () => ({
          default: (await import("./legal-pages-section.tsx")).LegalPagesSection,
        })),
      },
    ],
  },
  {
    title: "Vendas",
    sections: [
      {
        key: "personalizacao",
        label: "Personalização",
        icon: Shirt,
        permission: "store",
        alsoCalled: ["nome e número", "estampa", "acréscimo"],
        Section: lazy(async () => ({
          default: (await import("./customization-section.tsx")).CustomizationSection,
        })),
      },
      {
        key: "estoque",
        label: "Estoque",
        icon: Boxes,
        permission: "store",
        alsoCalled: ["últimas unidades", "aviso de estoque baixo", "estoque mínimo", "repor"],
        Section: lazy(async () => ({ default: (await import("./stock-section.tsx")).StockSection })),
      },
      {
        key: "cpf",
        label: "CPF no pedido",
        icon: IdCard,
        permission: "store",
        alsoCalled: ["etiqueta", "romaneio", "declaração de conteúdo", "DC-e", "documento do cliente"],
        Section: lazy(async () => ({ default: (await import("./papers-section.tsx")).PapersSection })),
      },
      {
        key: "etapas",
        label: "Etapas e prazos",
        icon: ListChecks,
        permission: "store",
        alsoCalled: [
          "produção",
          "rastreio",
          "código de rastreio",
          "prazo",
          "atraso",
          "pedidos atrasados",
          "pronta entrega",
          "dias para preparar",
        ],
        Section: lazy(async () => ({
          default: (await import("./fulfilment-section.tsx")).FulfilmentSection,
        })),
      },
      {
        key: "mensagens",
        label: "Mensagens",
        icon: MessageCircle,
        permission: "messages",
        alsoCalled: ["textos do WhatsApp", "combinar o frete", "aviso de entrega", "cobrar o cliente"],
        Section: lazy(async () => ({ default: (await import("./messages-section.tsx")).MessagesSection })),
      },
      {
        key: "parcelamento",
        label: "Parcelamento",
        icon: CreditCard,
        permission: "store",
        alsoCalled: ["parcelas", "cartão", "juros", "sem juros", "dividir", "6x"],
        Section: lazy(async () => ({
          default: (await import("./instalments-section.tsx")).InstalmentsSection,
        })),
      },
      {
        key: "pix",
        label: "Pix",
        icon: QrCode,
        permission: "store",
        alsoCalled: ["chave Pix", "pagamento", "receber", "QR Code"],
        Section: lazy(async () => ({ default: (await import("./pix-section.tsx")).PixSection })),
      },
      {
        key: "mercado-pago",
        label: "Mercado Pago",
        icon: Handshake,
        permission: "store",
        alsoCalled: [
          "cartão de crédito",
          "Access Token",
          "pagamento automático",
          "pagamento online",
          "maquininha",
          "confirmar pagamento sozinho",
          "webhook",
        ],
        Section: lazy(async () => ({
          default: (await import("./mercado-pago/mercado-pago-section.tsx")).MercadoPagoSection,
        })),
      },
    ],
  },
  {
    title: "Integrações",
    sections: [
      {
        key: "chaves",
        label: "Chaves da API",
        icon: KeyRound,
        permission: "store",
        alsoCalled: [
          "API",
          "token",
          "chave de acesso",
          "integração",
          "integrar",
          "ERP",
          "Bling",
          "n8n",
          "Zapier",
          "planilha",
          "programador",
          "desenvolvedor",
        ],
        Section: lazy(async () => ({
          default: (await import("./api-keys/api-keys-section.tsx")).ApiKeysSection,
        })),
      },
      {
        key: "webhooks",
        label: "Webhooks",
        icon: Webhook,
        permission: "store",
        alsoCalled: [
          "integração",
          "integrações",
          "ERP",
          "Bling",
          "Tiny",
          "n8n",
          "Zapier",
          "Make",
          "automação",
          "planilha automática",
          "notificar outro sistema",
          "avisar outro programa",
        ],
        Section: lazy(async () => ({
          default: (await import("#app/features/admin-webhooks/webhooks-section.tsx")).WebhooksSection,
        })),
      },
    ],
  },
  {
    title: "Acesso",
    sections: [
      {
        key: "administradores",
        label: "Administradores",
        icon: Users,
        permission: "store",
        alsoCalled: ["equipe", "funcionários", "usuários", "convidar", "permissões", "acesso", "função"],
        Section: lazy(async () => ({
          default: (await import("./administrators/administrators-section.tsx")).AdministratorsSection,
        })),
      },
      {
        key: "seguranca",
        label: "Segurança",
        heading: "Verificação em duas etapas",
        icon: ShieldCheck,
        alsoCalled: ["verificação em duas etapas", "2FA", "autenticador", "senha e código"],
        Section: lazy(async () => ({
          default: (await import("./two-factor/two-factor-section.tsx")).TwoFactorSection,
        })),
      },
      {
        key: "historico",
        label: "Histórico",
        icon: History,
        permission: "store",
        alsoCalled: ["auditoria", "quem alterou", "registro de alterações"],
        Section: lazy(async () => ({
          default: (await import("./audit/audit-section.tsx")).AuditSection,
        })),
      },
      {
        key: "backup",
        label: "Backup",
        icon: DatabaseBackup,
        permission: "store",
        alsoCalled: ["cópia de segurança", "baixar tudo", "banco de dados"],
        Section: lazy(async () => ({ default: (await import("./backup-section.tsx")).BackupSection })),
      },
    ],
  },
];

/** The sections that the user may open. */
export function settingsFor(may: (permission: Permission) => boolean): typeof settingsSections {
  return settingsSections
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(({ permission }) => permission === undefined || may(permission)),
    }))
    .filter(({ sections }) => sections.length > 0);
}
