/**
 * Every page of the shop, once. The page cache, the service worker, the build and the tests read what they need about
 * pages here; `src/app/routes.ts` says which module draws each, and a test compares the two.
 */
export interface ShopPage {
  /** As the router writes it. */
  pattern: string;
  /** The router's id of the route that draws it: its module's path, unless `module` names another. */
  route: string;
  module?: string;
  frame: keyof typeof frames;
  /**
   * Who keeps a copy: `server` in memory, `device` as well for when there is no net. A page that shows one person's
   * things, or leads on, is kept by nobody.
   */
  kept: "nowhere" | "server" | "device";
  /** Query parameters that change what is drawn. Every other one is a campaign's mark, or is read in the browser. */
  parameters: readonly string[];
  /** Those that only dress the page: no copy on a device is worth one for each. */
  dressing?: readonly string[];
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
  kept: ShopPage["kept"],
  parameters: readonly string[] = [],
): ShopPage => ({ pattern, route, frame: "store", kept, parameters });

/** What a sign-in returns to is a part of its links. */
const entry = (pattern: string, route: string, parameters: readonly string[] = ["redirect"]): ShopPage => ({
  ...page(pattern, route, "server", parameters),
  frame: "entry",
});

const legal = (pattern: string, route: string): ShopPage => ({
  ...page(pattern, route, "device"),
  module: "routes/store/legal",
});

/** The back-office's pages are empty frames: what they show is read by the browser. */
const admin = (pattern: string, route: string, kept: ShopPage["kept"] = "device"): ShopPage => ({
  ...page(pattern, route, kept),
  frame: "admin",
});

export const pages: readonly ShopPage[] = [
  page("/", "routes/store/home", "device"),
  { ...page("/produto/:id", "routes/store/product", "device"), dressing: ["nome", "numero"] },
  page("/produto/:id/time", "routes/store/team", "device"),
  page("/categoria/:key", "routes/store/category", "device", ["ordem", "pagina", "subcategoria"]),
  page("/busca", "routes/store/search", "device", ["pagina", "q"]),
  page("/categorias/:key", "routes/store/categorias-redirect", "nowhere"),
  page("/carrinho", "routes/store/cart", "device"),
  page("/cart", "routes/store/cart-redirect", "nowhere"),
  page("/meus-pedidos", "routes/store/my-orders", "server"),
  page("/pedido/:token", "routes/store/follow-order", "nowhere"),
  entry("/login", "routes/account/login"),
  entry("/cadastro", "routes/account/registration"),
  entry("/recuperar-senha", "routes/account/recovery"),
  entry("/redefinir-senha", "routes/account/new-password"),
  entry("/convite", "routes/account/invitation", []),
  page("/newsletter/confirmar", "routes/store/newsletter-confirm", "server"),
  page("/newsletter/cancelar", "routes/store/newsletter-cancel", "server"),
  legal("/politica-de-privacidade", "privacy"),
  legal("/trocas-e-devolucoes", "exchanges"),
  legal("/termos-de-uso", "terms"),
  page("/minha-conta", "routes/account/my-account", "server"),
  page("/auth-diagnostico", "routes/account/diagnostics", "server"),
  admin("/admin", "routes/admin/home"),
  admin("/admin/produtos", "routes/admin/products"),
  admin("/admin/produtos/importar", "routes/admin/imports"),
  admin("/admin/categorias", "routes/admin/categories"),
  admin("/admin/banners", "routes/admin/banners"),
  admin("/admin/pedidos", "routes/admin/orders"),
  admin("/admin/pedidos/excluidos", "routes/admin/deleted-orders"),
  admin("/admin/pedidos/producao", "routes/admin/production"),
  admin("/admin/clientes", "routes/admin/customers"),
  // Its address holds somebody's number, which nobody writes down for longer than the visit.
  admin("/admin/clientes/:whatsapp", "routes/admin/customer", "nowhere"),
  admin("/admin/relatorios", "routes/admin/reports"),
  admin("/admin/analises", "routes/admin/analytics"),
  admin("/admin/configuracoes", "routes/admin/settings"),
];

/** Every module that takes part in drawing a page, outermost first. */
export const modulesOf = ({ frame, route, module }: ShopPage): string[] => [
  ...frames[frame],
  module ?? route,
];

/** All routes that take part in drawing a page, outermost first. */
export const routesOf = ({ frame, route }: ShopPage): string[] => [...frames[frame], route];
