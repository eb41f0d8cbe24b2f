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
import type { Permission } from "#domain/accounts/staff-role.ts";

export interface SettingsSectionInfo {
  /** The value of the URL parameter `secao`. */
  key: string;
  label: string;
  icon: LucideIcon;
  /** Who sees the section; everyone who works in the back-office if it is left out. */
  permission?: Permission;
  Section: LazyExoticComponent<ComponentType>;
}

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
        Section: lazy(async () => ({ default: (await import("./store-section.tsx")).StoreSection })),
      },
      {
        key: "contato",
        label: "Contato e redes",
        icon: Contact,
        permission: "store",
        Section: lazy(async () => ({ default: (await import("./contact-section.tsx")).ContactSection })),
      },
      {
        key: "legal",
        label: "Razão social e CNPJ",
        icon: Scale,
        permission: "store",
        Section: lazy(async () => ({ default: (await import("./legal-section.tsx")).LegalSection })),
      },
      {
        key: "paginas",
        label: "Páginas legais",
        icon: FileText,
        permission: "store",
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
        Section: lazy(async () => ({
          default: (await import("./customization-section.tsx")).CustomizationSection,
        })),
      },
      {
        key: "mensagens",
        label: "Mensagens",
        icon: MessageCircle,
        permission: "messages",
        Section: lazy(async () => ({ default: (await import("./messages-section.tsx")).MessagesSection })),
      },
      {
        key: "pix",
        label: "Pix",
        icon: QrCode,
        permission: "store",
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
        permission: "store",
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
        permission: "store",
        Section: lazy(async () => ({
          default: (await import("./audit/audit-section.tsx")).AuditSection,
        })),
      },
      {
        key: "backup",
        label: "Backup",
        icon: DatabaseBackup,
        permission: "store",
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
