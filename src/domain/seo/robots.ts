import { absoluteUrl, type Site } from "./site.ts";

/** What nobody should find by a search engine: the back-office, the API, and pages that are about the visitor. */
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

/** Results of a search stay open: only who reads the page learns that it must not be indexed. */
export function renderRobots(site: Pick<Site, "origin">): string {
  return [
    "User-agent: *",
    ...closedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(site, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
