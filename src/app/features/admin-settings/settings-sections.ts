import {
  Contact,
  DatabaseBackup,
  FileText,
  History,
  type LucideIcon,
  MessageCircle,
  QrCode,
  Scale,
  ShieldCheck,
  Shirt,
  Store,
  Users,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface SettingsSectionInfo {
  /** The value of the URL parameter `secao`. */
  key: string;
  label: string;
  icon: LucideIcon;
  Section: LazyExoticComponent<ComponentType>;
}

/** The sections; each is loaded when it is first opened. */
export const settingsSections: { title: string; sections: SettingsSectionInfo[] }[] = [
  {
    title: "Loja",
    sections: [
      {
        key: "loja",
        label: "Dados da loja",
        icon: Store,
        Section: lazy(async () => ({ default: (await import("./store-section.tsx")).StoreSection })),
      },
      {
        key: "contato",
        label: "Contato e redes",
        icon: Contact,
        Section: lazy(async () => ({ default: (await import("./contact-section.tsx")).ContactSection })),
      },
      {
        key: "legal",
        label: "Razão social e CNPJ",
        icon: Scale,
        Section: lazy(async () => ({ default: (await import("./legal-section.tsx")).LegalSection })),
      },
      {
        key: "paginas",
        label: "Páginas legais",
        icon: FileText,
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
        Section: lazy(async () => ({
          default: (await import("./customization-section.tsx")).CustomizationSection,
        })),
      },
      {
        key: "mensagens",
        label: "Mensagens",
        icon: MessageCircle,
        Section: lazy(async () => ({ default: (await import("./messages-section.tsx")).MessagesSection })),
      },
      {
        key: "pix",
        label: "Pix",
        icon: QrCode,
        Section: lazy(async () => ({ default: (await import("./pix-section.tsx")).PixSection })),
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
        Section: lazy(async () => ({
          default: (await import("./administrators/administrators-section.tsx")).AdministratorsSection,
        })),
      },
      {
        key: "seguranca",
        label: "Segurança",
        icon: ShieldCheck,
        Section: lazy(async () => ({
          default: (await import("./two-factor/two-factor-section.tsx")).TwoFactorSection,
        })),
      },
      {
        key: "historico",
        label: "Histórico",
        icon: History,
        Section: lazy(async () => ({
          default: (await import("./audit/audit-section.tsx")).AuditSection,
        })),
      },
      {
        key: "backup",
        label: "Backup",
        icon: DatabaseBackup,
        Section: lazy(async () => ({ default: (await import("./backup-section.tsx")).BackupSection })),
      },
    ],
  },
];

export function findSection(key: string | undefined): SettingsSectionInfo | undefined {
  return settingsSections.flatMap(({ sections }) => sections).find((section) => section.key === key);
}
