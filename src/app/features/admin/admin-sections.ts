import {
  ChartColumn,
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

export interface AdminSection {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** The sections of the back-office, used by its menu and its search. */
export const adminSections: { title: string; sections: AdminSection[] }[] = [
  {
    title: "Gerenciamento",
    sections: [
      { label: "Dashboard", to: "/admin", icon: LayoutDashboard },
      { label: "Produtos", to: "/admin/produtos", icon: Shirt },
      { label: "Categorias", to: "/admin/categorias", icon: FolderTree },
      { label: "Banners", to: "/admin/banners", icon: Images },
      { label: "Pedidos", to: "/admin/pedidos", icon: ReceiptText },
    ],
  },
  {
    title: "Sistema",
    sections: [
      { label: "Clientes", to: "/admin/clientes", icon: Users },
      { label: "Relatórios", to: "/admin/relatorios", icon: ChartColumn },
      { label: "Análises", to: "/admin/analises", icon: TrendingUp },
      { label: "Configurações", to: "/admin/configuracoes", icon: Settings },
    ],
  },
];
