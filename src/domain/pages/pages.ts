import type { PageParameter } from "./page-parameters.ts";

/**
 * The table of all pages of the shop, read by the page cache, the service worker, the build and the tests.
 * `src/app/routes.ts` says which module renders each page, and a test compares the two.
 */
export interface ShopPage {
  /** The path pattern in the router's syntax. */
  pattern: string;
  /** The router's id of the route that renders it: its module's path, unless `module` names another. */
  route: string;
  module?: string;
  frame: keyof typeof frames;
  /**
   * Where the page is cached: `server` in the server's memory, `device` also by the service worker for offline use.
   * A personal page or a redirect is cached nowhere.
   */
  cachedOn: "nowhere" | "server" | "device";
  /** Query parameters that change the rendered page. All others are campaign tags or are only read in the browser. */
  parameters: readonly PageParameter[];
  /** Parameters that only change the page's decoration; they are not part of the device's cache key. */
  decorativeParameters?: readonly PageParameter[];
}

/** The routes around a page, outermost first. */
export const frames = {
  store: ["root", "routes/store/layout", "routes/store/boundary"],
  entry: ["root", "routes/store/layout", "routes/store/boundary", "routes/account/entry-layout"],
  admin: ["root", "routes/admin/layout"],
} as const;

const page = (
  pattern: string,
  route: string,
  cachedOn: ShopPage["cachedOn"],
  parameters: readonly PageParameter[] = [],
): ShopPage => ({ pattern, route, frame: "store", cachedOn, parameters });

const entry = (pattern: string, route: string): ShopPage => ({
  ...page(pattern, route, "server"),
  frame: "entry",
});

const legal = (pattern: string, route: string): ShopPage => ({
  ...page(pattern, route, "device"),
  module: "routes/store/legal",
});

/** The back-office's pages are rendered as empty frames; the browser fetches their data. */
const admin = (pattern: string, route: string, cachedOn: ShopPage["cachedOn"] = "device"): ShopPage => ({
  ...page(pattern, route, cachedOn),
  frame: "admin",
});

export const pages: readonly ShopPage[] = [
  page("/", "routes/store/home", "device"),
  {
    ...page("/produto/:id", "routes/store/product", "device"),
    decorativeParameters: ["nome", "numero", "opcoes"],
  },
  page("/produto/:id/time", "routes/store/team", "device"),
  page("/categoria/:key", "routes/store/category", "device", [
    "desconto",
    "estoque",
    "ordem",
    "pagina",
    "subcategoria",
    "tamanho",
  ]),
  page("/busca", "routes/store/search", "device", ["pagina", "q"]),
  page("/categorias/:key", "routes/store/categorias-redirect", "nowhere"),
  page("/carrinho", "routes/store/cart", "device"),
  page("/cart", "routes/store/cart-redirect", "nowhere"),
  page("/meus-pedidos", "routes/store/my-orders", "server"),
  page("/pedido/:token", "routes/store/follow-order", "nowhere"),
  page("/time/:token", "routes/store/team-order", "nowhere"),
  page("/time/:token/capitao", "routes/store/team-captain", "nowhere"),
  entry("/login", "routes/account/login"),
  entry("/cadastro", "routes/account/registration"),
  entry("/recuperar-senha", "routes/account/recovery"),
  entry("/redefinir-senha", "routes/account/new-password"),
  entry("/convite", "routes/account/invitation"),
  page("/newsletter/confirmar", "routes/store/newsletter-confirm", "server"),
  page("/newsletter/cancelar", "routes/store/newsletter-cancel", "server"),
  page("/avise-me/:choice", "routes/store/stock-alert", "server"),
  legal("/politica-de-privacidade", "privacy"),
  legal("/trocas-e-devolucoes", "exchanges"),
  legal("/termos-de-uso", "terms"),
  page("/minha-conta", "routes/account/my-account", "server"),
  page("/auth-diagnostico", "routes/account/diagnostics", "server"),
  admin("/admin", "routes/admin/home"),
  admin("/admin/produtos", "routes/admin/products"),
  admin("/admin/produtos/importar", "routes/admin/imports"),
  admin("/admin/categorias", "routes/admin/categories"),
  admin("/admin/tamanhos", "routes/admin/sizes"),
  admin("/admin/opcoes", "routes/admin/options"),
  admin("/admin/estoque", "routes/admin/stock"),
  admin("/admin/estoque/entrega", "routes/admin/stock-delivery"),
  admin("/admin/estoque/:id", "routes/admin/product-stock"),
  admin("/admin/banners", "routes/admin/banners"),
  admin("/admin/pedidos", "routes/admin/orders"),
  admin("/admin/pedidos/excluidos", "routes/admin/deleted-orders"),
  admin("/admin/pedidos/producao", "routes/admin/production"),
  admin("/admin/times", "routes/admin/team-orders"),
  admin("/admin/google-e-meta", "routes/admin/product-feed"),
  admin("/admin/clientes", "routes/admin/customers"),
  // Its URL contains a customer's number, which must not be stored on the device.
  admin("/admin/clientes/:whatsapp", "routes/admin/customer", "nowhere"),
  admin("/admin/relatorios", "routes/admin/reports"),
  admin("/admin/analises", "routes/admin/analytics"),
  admin("/admin/entrega", "routes/admin/delivery"),
  admin("/admin/ofertas", "routes/admin/offers"),
  admin("/admin/configuracoes", "routes/admin/settings"),
];

/** All modules that render a page, outermost first. */
export const modulesOf = ({ frame, route, module }: ShopPage): string[] => [
  ...frames[frame],
  module ?? route,
];

/** All routes that render a page, outermost first. */
export const routesOf = ({ frame, route }: ShopPage): string[] => [...frames[frame], route];
