import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The component showcase exists only while developing. */
const developmentOnly = process.env.NODE_ENV === "development" ? [route("_ui", "routes/dev/ui.tsx")] : [];

export default [
  ...developmentOnly,
  layout("routes/store/layout.tsx", [
    layout("routes/store/boundary.tsx", [
      index("routes/store/home.tsx"),
      route("produto/:id", "routes/store/product.tsx"),
      route("categoria/:key", "routes/store/category.tsx"),
      route("busca", "routes/store/search.tsx"),
      route("categorias/:key", "routes/store/categorias-redirect.tsx"),
      route("*", "routes/store/not-found.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
