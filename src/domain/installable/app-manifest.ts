import type { StoreProfile } from "../settings/store-settings.ts";

/** The web app manifest by which a browser offers to install the shop or the back-office. */
export interface AppManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: "ltr";
  start_url: string;
  scope: string;
  display: "standalone";
  background_color: string;
  theme_color: string;
  categories: string[];
  icons: { src: string; sizes: string; type: string; purpose: "any" | "maskable" }[];
  shortcuts: { name: string; url: string }[];
}

/** The background of every page (src/app/styles/tokens.css), shown on the splash screen until the first page loads. */
export const APP_COLOR = "#0b100d";

/** Phones show about this many characters below an icon. */
const SHORT_NAME = 12;

export function storeManifest(store: StoreProfile): AppManifest {
  return {
    ...common(store, ""),
    id: "/",
    name: store.name,
    short_name: shorten(store.name),
    description: store.tagline,
    start_url: "/",
    scope: "/",
    categories: ["shopping", "sports"],
    shortcuts: [
      { name: "Carrinho", url: "/carrinho" },
      { name: "Meus pedidos", url: "/meus-pedidos" },
    ],
  };
}

/** A second app on the same origin, which opens the back-office directly. */
export function adminManifest(store: StoreProfile): AppManifest {
  return {
    ...common(store, "admin-"),
    id: "/admin",
    name: `${store.name} Admin`,
    // "Admin" must not be cut off, because it distinguishes the two apps.
    short_name: store.name.length + " Admin".length <= SHORT_NAME ? `${store.name} Admin` : "Admin",
    description: `Pedidos, produtos e configurações de ${store.name}`,
    start_url: "/admin",
    scope: "/admin",
    categories: ["business"],
    shortcuts: [
      { name: "Pedidos", url: "/admin/pedidos" },
      { name: "Produtos", url: "/admin/produtos" },
    ],
  };
}

function common({ logo }: StoreProfile, prefix: string) {
  // Installed apps fetch an icon again only if its URL changes, so the URL contains the logo's file name.
  const version = logo ? `?logo=${encodeURIComponent(logo.url.split("/").at(-1) ?? "")}` : "";
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${prefix}${name}.png${version}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    lang: "pt-BR",
    dir: "ltr",
    display: "standalone",
    background_color: APP_COLOR,
    theme_color: APP_COLOR,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  } as const satisfies Partial<AppManifest>;
}

/** Shortens at a word boundary, because phones would cut within a word. */
function shorten(name: string): string {
  if (name.length <= SHORT_NAME) return name;
  const [first = ""] = name.split(/\s+/);
  return first.length <= SHORT_NAME ? first : first.slice(0, SHORT_NAME);
}
