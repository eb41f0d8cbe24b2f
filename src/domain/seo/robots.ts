import { absoluteUrl, type Site } from "./site.ts";

/** Paths that search engines must not crawl: the back-office, the API and personal pages. */
const closedPaths = [
  "/admin",
  "/api/",
  "/auth/",
  "/auth-diagnostico",
  "/cadastro",
  "/cart",
  "/login",
  "/meus-pedidos",
  "/recuperar-senha",
  "/redefinir-senha",
];

/** Search result pages stay crawlable, because a crawler must read the page to see its noindex. */
export function renderRobots(site: Pick<Site, "origin">): string {
  return [
    "User-agent: *",
    ...closedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(site, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
