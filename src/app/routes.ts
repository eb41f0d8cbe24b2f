import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The component showcase exists only in development. */
const developmentOnly = process.env.NODE_ENV === "development" ? [route("_ui", "routes/dev/ui.tsx")] : [];

export default [
  ...developmentOnly,
  layout("routes/store/layout.tsx", [
    layout("routes/store/boundary.tsx", [
      index("routes/store/home.tsx"),
      route("produto/:id", "routes/store/product.tsx"),
      route("produto/:id/time", "routes/store/team.tsx"),
      route("categoria/:key", "routes/store/category.tsx"),
      route("busca", "routes/store/search.tsx"),
      route("categorias/:key", "routes/store/categorias-redirect.tsx"),
      route("carrinho", "routes/store/cart.tsx"),
      route("cart", "routes/store/cart-redirect.tsx"),
      route("meus-pedidos", "routes/store/my-orders.tsx"),
      route("pedido/:token", "routes/store/follow-order.tsx"),
      layout("routes/account/entry-layout.tsx", [
        route("login", "routes/account/login.tsx"),
        route("cadastro", "routes/account/registration.tsx"),
        route("recuperar-senha", "routes/account/recovery.tsx"),
        route("redefinir-senha", "routes/account/new-password.tsx"),
        route("convite", "routes/account/invitation.tsx"),
      ]),
      route("newsletter/confirmar", "routes/store/newsletter-confirm.tsx"),
      route("newsletter/cancelar", "routes/store/newsletter-cancel.tsx"),
      route("avise-me/:choice", "routes/store/stock-alert.tsx"),
      route("politica-de-privacidade", "routes/store/legal.tsx", { id: "privacy" }),
      route("trocas-e-devolucoes", "routes/store/legal.tsx", { id: "exchanges" }),
      route("termos-de-uso", "routes/store/legal.tsx", { id: "terms" }),
      route("minha-conta", "routes/account/my-account.tsx"),
      route("auth-diagnostico", "routes/account/diagnostics.tsx"),
      route("*", "routes/store/not-found.tsx"),
    ]),
  ]),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/home.tsx"),
    route("produtos", "routes/admin/products.tsx"),
    route("produtos/importar", "routes/admin/imports.tsx"),
    route("categorias", "routes/admin/categories.tsx"),
    route("tamanhos", "routes/admin/sizes.tsx"),
    route("banners", "routes/admin/banners.tsx"),
    route("pedidos", "routes/admin/orders.tsx"),
    route("pedidos/excluidos", "routes/admin/deleted-orders.tsx"),
    route("pedidos/producao", "routes/admin/production.tsx"),
    route("google-e-meta", "routes/admin/product-feed.tsx"),
    route("clientes", "routes/admin/customers.tsx"),
    route("clientes/:whatsapp", "routes/admin/customer.tsx"),
    route("relatorios", "routes/admin/reports.tsx"),
    route("analises", "routes/admin/analytics.tsx"),
    route("entrega", "routes/admin/delivery.tsx"),
    route("ofertas", "routes/admin/offers.tsx"),
    route("configuracoes", "routes/admin/settings.tsx"),
    route("*", "routes/admin/not-found.tsx"),
  ]),
] satisfies RouteConfig;
