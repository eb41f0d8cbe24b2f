import {
  ChartColumn,
  Factory,
  FolderTree,
  Images,
  LayoutDashboard,
  type LucideIcon,
  ReceiptText,
  Settings,
  Shirt,
  TrendingUp,
  Users,
} from "lucide-react";
import type { Permission } from "#domain/accounts/staff-role.ts";

export interface AdminSection {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Who sees the section; everyone who works in the back-office if it is left out. */
  permission?: Permission;
}

type May = (permission: Permission) => boolean;

const adminSections: { title: string; sections: AdminSection[] }[] = [
  {
    title: "Gerenciamento",
    sections: [
      { label: "Dashboard", to: "/admin", icon: LayoutDashboard, permission: "store" },
      { label: "Produtos", to: "/admin/produtos", icon: Shirt, permission: "catalog" },
      { label: "Categorias", to: "/admin/categorias", icon: FolderTree, permission: "catalog" },
      { label: "Banners", to: "/admin/banners", icon: Images, permission: "catalog" },
      { label: "Pedidos", to: "/admin/pedidos", icon: ReceiptText, permission: "orders" },
    ],
  },
  {
    title: "Sistema",
    sections: [
      { label: "Clientes", to: "/admin/clientes", icon: Users, permission: "customers" },
      { label: "Relatórios", to: "/admin/relatorios", icon: ChartColumn, permission: "store" },
      { label: "Análises", to: "/admin/analises", icon: TrendingUp, permission: "store" },
      { label: "Configurações", to: "/admin/configuracoes", icon: Settings },
    ],
  },
];

/** Those who see the orders open the sheet from there; for others it is a section. */
const production: AdminSection = {
  label: "Produção",
  to: "/admin/pedidos/producao",
  icon: Factory,
  permission: "production",
};

/** The sections that the user works with, used by the menu and the search. */
export function sectionsFor(may: May): { title: string; sections: AdminSection[] }[] {
  const sees = ({ permission }: AdminSection) => permission === undefined || may(permission);
  return adminSections
    .map(({ title, sections }, index) => {
      const all = index === 0 && !may("orders") ? [...sections, production] : sections;
      return { title, sections: all.filter(sees) };
    })
    .filter(({ sections }) => sections.length > 0);
}

/** Whether the user works with the section that a path belongs to. */
export function maySeePath(path: string, may: May): boolean {
  const [section] = [production, ...adminSections.flatMap(({ sections }) => sections)]
    .filter(({ to }) => path === to || path.startsWith(to === "/admin" ? "/admin?" : `${to}/`))
    .sort((one, other) => other.to.length - one.to.length);
  return section?.permission === undefined || may(section.permission);
}
