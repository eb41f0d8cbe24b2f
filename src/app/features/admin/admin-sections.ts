import {
  BadgePercent,
  Boxes,
  ChartColumn,
  Factory,
  FolderTree,
  Images,
  LayoutDashboard,
  ListPlus,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  Ruler,
  Settings,
  Shirt,
  TrendingUp,
  Truck,
  Users,
} from "lucide-react";
import type { Permission } from "#domain/accounts/staff-role.ts";

/** A screen of the back-office. */
export interface AdminScreen {
  label: string;
  to: string;
  /** Who sees the screen; everyone who works in the back-office if it is left out. */
  permission?: Permission;
  /** What people call it who do not know its label; the search finds it by these too. */
  alsoCalled: readonly string[];
}

/** A screen that is an entry of the menu. */
export interface AdminSection extends AdminScreen {
  icon: LucideIcon;
}

type May = (permission: Permission) => boolean;

const adminSections: { title: string; sections: AdminSection[] }[] = [
  {
    title: "Gerenciamento",
    sections: [
      {
        label: "Dashboard",
        to: "/admin",
        icon: LayoutDashboard,
        permission: "store",
        alsoCalled: ["painel", "resumo", "início", "primeiros passos"],
      },
      {
        label: "Produtos",
        to: "/admin/produtos",
        icon: Shirt,
        permission: "catalog",
        alsoCalled: ["preços", "promoção", "oferta", "desconto", "código", "SKU", "cor da estampa"],
      },
      {
        label: "Categorias",
        to: "/admin/categorias",
        icon: FolderTree,
        permission: "catalog",
        alsoCalled: ["subcategorias", "menu do site", "departamentos", "guia de tamanhos", "medidas"],
      },
      {
        label: "Tamanhos",
        to: "/admin/tamanhos",
        icon: Ruler,
        permission: "catalog",
        alsoCalled: ["grades", "medidas", "tamanho infantil", "plus size", "acréscimo por tamanho"],
      },
      {
        label: "Opções",
        to: "/admin/opcoes",
        icon: ListPlus,
        permission: "catalog",
        alsoCalled: ["patches", "emblemas", "manga longa", "calção", "adicionais", "extras", "complementos"],
      },
      {
        label: "Estoque",
        to: "/admin/estoque",
        icon: Boxes,
        permission: "catalog",
        alsoCalled: ["inventário", "contagem", "unidades", "quantidade", "esgotados", "reposição"],
      },
      {
        label: "Banners",
        to: "/admin/banners",
        icon: Images,
        permission: "catalog",
        alsoCalled: ["página inicial", "carrossel", "vitrine", "imagem de capa"],
      },
      {
        label: "Pedidos",
        to: "/admin/pedidos",
        icon: ReceiptText,
        permission: "orders",
        alsoCalled: ["encomendas", "compras", "envios e rastreio"],
      },
    ],
  },
  {
    title: "Divulgação",
    sections: [
      {
        label: "Google e Meta",
        to: "/admin/google-e-meta",
        icon: Megaphone,
        permission: "catalog",
        alsoCalled: [
          "feed de produtos",
          "catálogo no Google Shopping",
          "Merchant Center",
          "vender no Instagram e no Facebook",
          "anúncios",
          "domínio e endereço",
        ],
      },
    ],
  },
  {
    title: "Sistema",
    sections: [
      {
        label: "Clientes",
        to: "/admin/clientes",
        icon: Users,
        permission: "customers",
        alsoCalled: ["compradores", "contatos", "newsletter", "assinantes"],
      },
      {
        label: "Relatórios",
        to: "/admin/relatorios",
        icon: ChartColumn,
        permission: "store",
        alsoCalled: ["vendas", "faturamento", "receita", "mais vendidos"],
      },
      {
        label: "Análises",
        to: "/admin/analises",
        icon: TrendingUp,
        permission: "store",
        alsoCalled: ["visitas", "acessos", "estatísticas", "conversão", "buscas sem resultado", "velocidade"],
      },
      {
        label: "Entrega",
        to: "/admin/entrega",
        icon: Truck,
        permission: "store",
        alsoCalled: [
          "frete",
          "CEP",
          "Correios",
          "Melhor Envio",
          "Jadlog",
          "transportadora",
          "retirada na loja",
          "motoboy",
          "prazo",
          "peso do pacote",
        ],
      },
      {
        label: "Ofertas",
        to: "/admin/ofertas",
        icon: BadgePercent,
        permission: "store",
        alsoCalled: [
          "promoção",
          "cupom",
          "desconto",
          "leve e pague",
          "código promocional",
          "desconto no Pix",
        ],
      },
      {
        label: "Configurações",
        to: "/admin/configuracoes",
        icon: Settings,
        alsoCalled: ["ajustes", "opções", "preferências"],
      },
    ],
  },
];

/** Those who see the orders open the sheet from there; for others it is a section. */
const production: AdminSection = {
  label: "Produção",
  to: "/admin/pedidos/producao",
  icon: Factory,
  permission: "production",
  alsoCalled: ["ficha de produção", "peças a fazer", "estamparia"],
};

/** Screens that other screens lead to; the menu does not list them. */
const innerScreens: AdminScreen[] = [
  {
    label: "Importar produtos",
    to: "/admin/produtos/importar",
    permission: "catalog",
    alsoCalled: ["planilha", "Excel", "CSV", "cadastro em massa"],
  },
  {
    label: "Receber entrega",
    to: "/admin/estoque/entrega",
    permission: "catalog",
    alsoCalled: ["entrada de mercadoria", "fornecedor", "chegada de produtos"],
  },
  {
    label: "Pedidos excluídos",
    to: "/admin/pedidos/excluidos",
    permission: "orders",
    alsoCalled: ["lixeira", "recuperar pedido"],
  },
  {
    label: "Pedidos de times",
    to: "/admin/times",
    permission: "orders",
    alsoCalled: ["link do time", "equipes", "capitão", "lista do time", "interclasse"],
  },
  { ...production, label: "Ficha de produção" },
  {
    label: "Produção em lote",
    to: "/admin/pedidos/producao?visao=lote",
    permission: "production",
    alsoCalled: ["prensa", "estampar", "vinil"],
  },
  {
    label: "Minha conta",
    to: "/minha-conta",
    alsoCalled: ["senha", "perfil", "meu nome", "aparelhos conectados"],
  },
  { label: "Ver loja", to: "/", alsoCalled: ["site", "vitrine"] },
];

const sees =
  (may: May) =>
  ({ permission }: AdminScreen) =>
    permission === undefined || may(permission);

/** The sections that the user works with, as the menu shows them. */
export function sectionsFor(may: May): { title: string; sections: AdminSection[] }[] {
  return adminSections
    .map(({ title, sections }, index) => {
      const all = index === 0 && !may("orders") ? [...sections, production] : sections;
      return { title, sections: all.filter(sees(may)) };
    })
    .filter(({ sections }) => sections.length > 0);
}

/** All screens that the user may open, for the search: those of the menu first. */
export function screensFor(may: May): AdminScreen[] {
  const menu = sectionsFor(may).flatMap(({ sections }) => sections);
  const others = innerScreens.filter(({ to }) => !menu.some((section) => section.to === to));
  return [...menu, ...others.filter(sees(may))];
}

/** Whether the user works with the section or screen that a path belongs to. */
export function maySeePath(path: string, may: May): boolean {
  const [section] = [production, ...adminSections.flatMap(({ sections }) => sections), ...innerScreens]
    .filter(({ to }) => path === to || path.startsWith(to === "/admin" ? "/admin?" : `${to}/`))
    .sort((one, other) => other.to.length - one.to.length);
  return section?.permission === undefined || may(section.permission);
}
